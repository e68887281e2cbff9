import { avisoEnVigor, type AvisoPrivacidadFila } from '#domain/instituto/aviso-privacidad.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { today } from '#api/clock.ts'
import { selectRow, selectRows } from '#api/db/sql.ts'
import { defineRows } from '#api/http/listas/define-rows.ts'

/** Every version of the privacy notice. */
export const { list: listAvisosPrivacidad } = defineRows({
  authorize: (actor) => authorize(actor, 'instituto.administrar'),
  rows: selectAvisos,
  columns: ['version', 'vigenteDesde'],
  defaultSort: ['version', 'DESC'],
})

/** With who published it, whether it holds and how many movements captured data under it. */
async function selectAvisos(): Promise<AvisoPrivacidadFila[]> {
  const rows = await selectRows<Omit<AvisoPrivacidadFila, 'estado'>>(
    `SELECT a.id, a.version, a.texto, a.vigente_desde AS "vigenteDesde", a.publicado_at AS "publicadoAt",
       COALESCE(u.nombre, 'Sistema') AS "publicadoPor",
       (SELECT COUNT(*) FROM movimientos m WHERE m.aviso_privacidad = a.version) AS tramites
     FROM avisos_privacidad a LEFT JOIN usuarios u ON u.id = a.publicado_por`,
  )
  const day = today()
  const vigente = avisoEnVigor(rows, day)?.version
  const estadoOf = ({ version, vigenteDesde }: (typeof rows)[number]) =>
    version === vigente ? 'vigente' : vigenteDesde > day ? 'programado' : 'anterior'
  return rows.map((row) => ({ ...row, estado: estadoOf(row) }))
}

/** Number that the next version gets. */
export async function nextVersion(): Promise<number> {
  const row = await selectRow<{ n: number | null }>('SELECT MAX(version) AS n FROM avisos_privacidad')
  return (row?.n ?? 0) + 1
}
