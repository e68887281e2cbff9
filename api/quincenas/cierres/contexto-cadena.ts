import type { PlainDate } from '#domain/plain-date.ts'
import type { CierreParaActuar } from '#domain/quincenas/acciones-cierre.ts'
import { isFirma, type FirmaCierre } from '#domain/quincenas/tabla-cierre.ts'
import type { AccesoReciente } from '#domain/usuarios/acceso-dado.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { CierreActoModel } from '#api/quincenas/models/CierreActoModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { etapaOf, type CierreEnCadena } from './cierre-row.ts'
import { loadFechasCierre, type FechaCierre } from './fechas-cierre.ts'

/** One act that was done to a close, as it is kept. */
export type ActoRow = Pick<RowOf<CierreActoModel>, 'vuelta' | 'acto' | 'nota'> &
  RowAs<
    CierreActoModel,
    {
      cierreId: 'cierre_id'
      at: 'hecho_at'
      usuarioId: 'usuario_id'
      aNombreDeId: 'a_nombre_de'
      accesoAt: 'acceso_dado_at'
    }
  > &
  RowAs<UsuarioModel, { por: 'nombre' }> &
  LeftJoined<RowAs<UsuarioModel, { aNombreDe: 'nombre'; accesoPor: 'nombre' }>>

/** A close as the table of acts sees it, with what was done to it. */
export interface ContextoCadena extends CierreParaActuar {
  readonly quincena: number
  /** First day on which it is requested and signed. */
  readonly desde: PlainDate
  readonly actos: readonly ActoRow[]
  /** Signatures of the round in force, in their order. */
  readonly firmas: readonly (ActoRow & { readonly acto: FirmaCierre })[]
}

/** Before anybody requested it. */
export function sinCierre(quincena: number, { desde, enFecha }: FechaCierre): ContextoCadena {
  return { quincena, desde, enFecha, etapa: 'abierto', participantes: [], actos: [], firmas: [] }
}

/** The context of each close, by id. */
export async function loadCadenas(rows: readonly CierreEnCadena[]): Promise<ReadonlyMap<number, ContextoCadena>> {
  if (rows.length === 0) return new Map()
  const binds = new Binds()
  const actos = await selectRows<ActoRow>(
    `SELECT a.cierre_id AS "cierreId", a.vuelta, a.acto, a.hecho_at AS at, a.usuario_id AS "usuarioId",
            a.a_nombre_de AS "aNombreDeId", u.nombre AS por, d.nombre AS "aNombreDe", a.nota,
            a.acceso_dado_at AS "accesoAt", g.nombre AS "accesoPor"
     FROM cierre_actos a JOIN usuarios u ON u.id = a.usuario_id LEFT JOIN usuarios d ON d.id = a.a_nombre_de
     LEFT JOIN usuarios g ON g.id = a.acceso_dado_por
     WHERE a.cierre_id IN (${binds.addAll(rows.map(({ id }) => id))}) ORDER BY a.id`,
    binds.values,
  )
  const fechaOf = await loadFechasCierre(rows.map(({ quincena }) => quincena))
  return new Map(
    rows.map((row) => [
      row.id,
      contextoOf(
        row,
        actos.filter(({ cierreId }) => cierreId === row.id),
        fechaOf(row),
      ),
    ]),
  )
}

export async function loadCadena(row: CierreEnCadena): Promise<ContextoCadena> {
  const cadena = (await loadCadenas([row])).get(row.id)
  if (!cadena) throw new Error(`The close ${row.id} has no context`)
  return cadena
}

function contextoOf(row: CierreEnCadena, actos: readonly ActoRow[], { desde, enFecha }: FechaCierre): ContextoCadena {
  const last = actos.at(-1)
  const etapa = etapaOf(row, last?.acto)
  const firmas = actos.filter(
    (one): one is ActoRow & { readonly acto: FirmaCierre } => one.vuelta === row.vuelta && isFirma(one.acto),
  )
  const counted = etapa === 'reapertura' && last ? [last] : etapa === 'cerrado' ? [] : firmas
  const participantes = counted.flatMap(({ usuarioId, aNombreDeId }) => [
    usuarioId,
    ...(aNombreDeId ? [aNombreDeId] : []),
  ])
  return { quincena: row.quincena, desde, enFecha, etapa, participantes, actos, firmas }
}

/** Who gave access to the account shortly before it acted; null when nobody did. */
export function accesoRecienteOf({ accesoAt, accesoPor }: ActoRow): AccesoReciente | null {
  return accesoAt === null ? null : { at: accesoAt, por: accesoPor }
}
