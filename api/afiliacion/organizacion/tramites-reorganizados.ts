import type { ActoEnTramite } from '#domain/afiliacion/historia/actos-en-tramite.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, execute, selectRows } from '#api/db/sql.ts'
import type { TramiteReorganizadoModel } from '#api/afiliacion/models/TramiteReorganizadoModel.ts'

/** Stores that an act of `fecha` takes to the entity `a` those in trámite whom `where` finds (SQL over `afiliados a`). */
export async function anotarEnTramite(
  where: (binds: Binds) => string,
  a: number | undefined,
  fecha: PlainDate,
): Promise<void> {
  if (a === undefined) return
  const binds = new Binds()
  const [to, desde] = [binds.add(a), `CAST(${binds.add(fecha)} AS TEXT)`]
  await execute(
    `INSERT INTO tramites_reorganizados (afiliado_id, de_entidad_id, a_entidad_id, desde)
     SELECT a.id, a.nivel1_id, ${to}, ${desde} FROM afiliados a
     WHERE a.situacion = 'T' AND a.nivel1_id <> ${to} AND ${where(binds)}`,
    binds.values,
  )
}

type Row = RowAs<TramiteReorganizadoModel, { afiliadoId: 'afiliado_id'; de: 'de_entidad_id'; a: 'a_entidad_id' }> &
  Pick<RowOf<TramiteReorganizadoModel>, 'desde'>

/** The acts of each of some people, `afiliados.id` from `first` to `last`, in their order. */
export async function loadActosEnTramite(
  first: number,
  last: number,
): Promise<ReadonlyMap<number, readonly ActoEnTramite[]>> {
  const rows = await selectRows<Row>(
    `SELECT afiliado_id AS "afiliadoId", de_entidad_id AS de, a_entidad_id AS a, desde FROM tramites_reorganizados
     WHERE afiliado_id BETWEEN $1 AND $2 ORDER BY afiliado_id, id`,
    [first, last],
  )
  const byPerson = new Map<number, ActoEnTramite[]>()
  for (const { afiliadoId, ...acto } of rows) byPerson.set(afiliadoId, [...(byPerson.get(afiliadoId) ?? []), acto])
  return byPerson
}
