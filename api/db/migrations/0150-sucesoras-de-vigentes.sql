-- A merged unit that was switched on again kept its successor, and two such units could name each other.
UPDATE unidades SET sucesora_id = NULL WHERE activo = {{true}};
