import type { Actor } from '#domain/acceso/actor.ts'
import { quincenaCode } from '#domain/calendario/quincena.ts'
import { claveConcepto, DESTINOS } from '#domain/cargas/nomina/concepto-nomina.ts'
import type { Periodicidad } from '#domain/cargas/planos/plano.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { nowAt } from '#api/clock.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'

/** An entity and the quincena (ordinal) from which something of its payroll holds. */
interface DeEntidad {
  readonly entidadId: number
  readonly entidad: string
  readonly desde: number
}

/** Marks an entity as sending payroll from a quincena on: it then closes with one. Throws 403. */
export function marcarEmisor(actor: Actor, { entidadId, entidad, desde }: DeEntidad): Promise<void> {
  authorizeInstituto(actor, 'cargas.administrar')
  return inTransaction(async () => {
    await execute(
      `INSERT INTO nomina_emisores (entidad_id, desde, marcada_at, marcada_por) VALUES ($1, $2, $3, $4)
       ON CONFLICT (entidad_id) DO UPDATE SET desde = excluded.desde, marcada_at = excluded.marcada_at, marcada_por = excluded.marcada_por`,
      [entidadId, desde, nowAt(), actor.id],
    )
    await logActo(actor, {
      acto: 'nomina.emisor',
      objeto: 'unidad',
      objetoId: entidadId,
      despues: { entidad, desde: quincenaCode(desde) },
    })
  })
}

interface Concepto extends DeEntidad {
  readonly clave: string
  readonly destino: string
  readonly periodicidad: Periodicidad
}

/** Says what a concept of an entity's payroll means, from a quincena on. Throws 403, 422 for an unknown meaning. */
export function ponerConcepto(actor: Actor, concepto: Concepto): Promise<void> {
  authorizeInstituto(actor, 'cargas.administrar')
  const { entidadId, entidad, desde, destino, periodicidad } = concepto
  const clave = claveConcepto(concepto.clave)
  if (!Object.hasOwn(DESTINOS, destino))
    throw broken([
      {
        path: 'destino',
        code: 'destino',
        message: `«${destino}» no es un significado: puede ser ${Object.keys(DESTINOS).join(', ')}.`,
      },
    ])
  if (clave === '' || clave.length > 20)
    throw broken([{ path: 'clave', code: 'clave', message: 'La clave del concepto tiene de 1 a 20 caracteres.' }])
  return inTransaction(async () => {
    await execute(
      `INSERT INTO conceptos_nomina (entidad_id, clave, desde, destino, periodicidad, creado_at, creado_por)
       VALUES ($1, $2, $3, $4, $5, $6, $7)
       ON CONFLICT (entidad_id, clave, desde) DO UPDATE SET destino = excluded.destino, periodicidad = excluded.periodicidad,
         creado_at = excluded.creado_at, creado_por = excluded.creado_por`,
      [entidadId, clave, desde, destino, periodicidad, nowAt(), actor.id],
    )
    await logActo(actor, {
      acto: 'nomina.concepto',
      objeto: 'unidad',
      objetoId: entidadId,
      despues: { entidad, clave, destino, periodicidad, desde: quincenaCode(desde) },
    })
  })
}
