CREATE INDEX bitacora_ocurrio ON bitacora (ocurrio_at, id);

CREATE INDEX bitacora_acto ON bitacora (acto, id);

CREATE INDEX bitacora_actor_acto ON bitacora (actor_id, acto, id);
