-- Who was in a situation, or on file, on a day of long ago is found among those whom history tells so.
CREATE INDEX historia_afiliado_situacion ON historia_afiliado (situacion, desde, afiliado_id);

CREATE INDEX historia_afiliado_desde ON historia_afiliado (desde, afiliado_id);
