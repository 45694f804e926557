"""A card pack for GOSU, with an effect that neither GOSU nor the core has."""
