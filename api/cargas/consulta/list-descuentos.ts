import type { Actor } from '#domain/acceso/actor.ts'
import type { PaginaDescuentos } from '#domain/cargas/carga.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import type { NombreDeAfiliado } from '#api/afiliacion/padron/nombre-de-afiliado.ts'
import { findCarga } from '#api/cargas/carga-row.ts'
import type { CargaConciliacionModel } from '#api/cargas/models/CargaConciliacionModel.ts'
import type { RowAs, RowOf } from '#api/db/row-of.ts'
import { selectRows } from '#api/db/sql.ts'
import { PERSONA_COLUMNAS, personaTexto } from './persona-texto.ts'

/** People of a page. */
const PAGINA = 50

interface Pedido {
  readonly folio: string
  /** Id of the person after whom the page begins. */
  readonly despues: number
}

type Row = Pick<RowOf<CargaConciliacionModel>, 'clave'> &
  RowAs<
    CargaConciliacionModel,
    { afiliadoId: 'afiliado_id'; descontadoCentavos: 'descontado_centavos'; debidoCentavos: 'debido_centavos' }
  > &
  NombreDeAfiliado & { readonly interno: number }

/** People from whom a payroll deducted more or less than due, every key of each. Noted in the bitácora. Throws 403, 404. */
export async function listDescuentos(actor: Actor, { folio, despues }: Pedido): Promise<PaginaDescuentos> {
  authorize(actor, 'cargas.leer')
  const { id } = await findCarga(actor, folio)
  await auditRead(actor, { acto: 'carga.ver', objeto: 'carga', objetoId: id })
  const people = await selectRows<{ afiliadoId: number }>(
    `SELECT DISTINCT afiliado_id AS "afiliadoId" FROM carga_conciliacion
     WHERE carga_id = $1 AND afiliado_id > $2 ORDER BY afiliado_id LIMIT ${PAGINA + 1}`,
    [id, despues],
  )
  const last = people.slice(0, PAGINA).at(-1)?.afiliadoId
  if (last === undefined) return { diferencias: [], siguiente: null }
  const rows = await selectRows<Row>(
    `SELECT d.afiliado_id AS "afiliadoId", d.clave, d.descontado_centavos AS "descontadoCentavos",
            d.debido_centavos AS "debidoCentavos", ${PERSONA_COLUMNAS}
     FROM carga_conciliacion d JOIN afiliados a ON a.id = d.afiliado_id
     WHERE d.carga_id = $1 AND d.afiliado_id > $2 AND d.afiliado_id <= $3 ORDER BY d.afiliado_id, d.clave`,
    [id, despues, last],
  )
  return {
    diferencias: rows.map(({ afiliadoId, clave, descontadoCentavos, debidoCentavos, ...persona }) => ({
      ...{ afiliadoId, clave, descontadoCentavos, debidoCentavos },
      persona: personaTexto(persona),
    })),
    siguiente: people.length > PAGINA ? last : null,
  }
}
