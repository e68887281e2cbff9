import type { Actor } from '#domain/acceso/actor.ts'
import type { CalendarioAnio } from '#domain/calendario/calendario-anio.ts'
import { formatFechaConDia } from '#domain/calendario/fecha-texto.ts'
import { dateParts, type PlainDate } from '#domain/calendario/plain-date.ts'
import { authorizeInstituto } from '#api/acceso/authorize-instituto.ts'
import { logActo } from '#api/acceso/bitacora.ts'
import { inTransaction } from '#api/db/database.ts'
import { execute } from '#api/db/sql.ts'
import { broken } from '#api/errors.ts'
import { holdAnio, listInhabiles, raiseVersion } from './calendario-row.ts'
import { getCalendario } from './get-calendario.ts'
import { staleCalendario } from './stale-calendario.ts'

export interface GuardarInhabil {
  readonly version: number
  /** What the day is called; of one that is taken away, what it was called. */
  readonly nombre: string
  /** false: the day is a working one, whatever the law's rule says. */
  readonly activo: boolean
}

/**
 * Makes a day one of rest, renames it, or takes it away from them; events already on it stay, and the rules then tell.
 * Gives the year. Throws 403, 409 `version`, 422 (no name, nothing to take away).
 */
export async function saveInhabil(actor: Actor, fecha: PlainDate, input: GuardarInhabil): Promise<CalendarioAnio> {
  authorizeInstituto(actor, 'calendario.administrar')
  const anio = dateParts(fecha).year
  const nombre = input.nombre.trim()
  await inTransaction(async () => {
    if ((await holdAnio(anio)) !== input.version) throw await staleCalendario(actor, anio, [])
    const antes = (await listInhabiles(anio)).find((dia) => dia.fecha === fecha)
    if (nombre === '' && input.activo)
      throw broken([{ path: 'nombre', code: 'requerido', message: 'Escribe el nombre del día inhábil.' }])
    if (!antes && !input.activo)
      throw broken([
        { path: 'fecha', code: 'no_existe', message: `El ${formatFechaConDia(fecha)} no es un día inhábil oficial.` },
      ])
    await execute(
      `INSERT INTO dias_inhabiles (fecha, nombre, activo) VALUES ($1, $2, $3)
       ON CONFLICT (fecha) DO UPDATE SET nombre = excluded.nombre, activo = excluded.activo`,
      [fecha, nombre || (antes?.nombre ?? ''), input.activo],
    )
    await raiseVersion(anio)
    await logActo(actor, {
      acto: 'calendario.inhabil',
      objeto: 'calendario',
      objetoId: anio,
      antes: { fecha, nombre: antes?.nombre ?? null },
      despues: { fecha, nombre: input.activo ? nombre : null },
    })
  })
  return getCalendario(actor, anio)
}
