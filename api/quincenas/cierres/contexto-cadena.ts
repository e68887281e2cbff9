import type { CierreParaActuar } from '#domain/quincenas/acciones-cierre.ts'
import { FIRMAS_CIERRE, type ActoCierre, type FirmaCierre } from '#domain/quincenas/tabla-cierre.ts'
import type { AccesoReciente } from '#domain/usuarios/acceso-dado.ts'
import type { LeftJoined, RowAs, RowOf } from '#api/db/row-of.ts'
import { Binds, selectRows } from '#api/db/sql.ts'
import type { CierreActoModel } from '#api/quincenas/models/CierreActoModel.ts'
import type { UsuarioModel } from '#api/usuarios/models/UsuarioModel.ts'
import { etapaOf, type CierreEnCadena } from './cierre-row.ts'

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
  readonly actos: readonly ActoRow[]
  /** Signatures of the round in force, in their order. */
  readonly firmas: readonly (ActoRow & { readonly acto: FirmaCierre })[]
}

/** Before anybody requested it. */
export const SIN_CIERRE: ContextoCadena = { etapa: 'abierto', participantes: [], actos: [], firmas: [] }

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
  return new Map(
    rows.map((row) => [
      row.id,
      contextoOf(
        row,
        actos.filter(({ cierreId }) => cierreId === row.id),
      ),
    ]),
  )
}

export async function loadCadena(row: CierreEnCadena): Promise<ContextoCadena> {
  return (await loadCadenas([row])).get(row.id) ?? SIN_CIERRE
}

function contextoOf(row: CierreEnCadena, actos: readonly ActoRow[]): ContextoCadena {
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
  return { etapa, participantes, actos, firmas }
}

/** Who gave access to the account shortly before it acted; null when nobody did. */
export function accesoRecienteOf({ accesoAt, accesoPor }: ActoRow): AccesoReciente | null {
  return accesoAt === null ? null : { at: accesoAt, por: accesoPor }
}

function isFirma(acto: ActoCierre): acto is FirmaCierre {
  return (FIRMAS_CIERRE as readonly ActoCierre[]).includes(acto)
}
