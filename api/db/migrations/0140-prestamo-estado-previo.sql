-- What a loan that is por_cobrar was before its person left: it comes back to that when the person does.
ALTER TABLE prestamos ADD COLUMN estado_previo TEXT CHECK (estado_previo IN ('activo', 'suspendido'));
