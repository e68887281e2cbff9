import type { Actor } from '#domain/acceso/actor.ts'
import {
  fondoDeTipo,
  type AportacionDocumentada,
  type TipoFondo,
} from '#domain/fondos/aportaciones/fondo-documentado.ts'
import type { RenglonAportacion } from '#domain/fondos/aportaciones/panel-aportaciones.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import { authorize } from '#api/acceso/authorize.ts'
import { auditRead } from '#api/acceso/read-audit.ts'
import { selectRow } from '#api/db/sql.ts'
import { findEntidadVisible } from '#api/fondos/entidades-visibles.ts'
import { selectRenglones } from './list-renglones.ts'

/** People read at once. */
const PAGINA = 500

export interface FondoPedido {
  readonly tipo: TipoFondo
  readonly clave0: string
  readonly clave1: string
  /** Ordinal; the entity's last closed quincena unless told (decision 10.34). */
  readonly quincena: number | null
}

/** A fund of an entity's closed quincena, person by person (spec 3 §7); none when it has closed none. Throws 404 out of scope. */
export async function listAportacionesFondo(
  actor: Actor,
  { tipo, clave0, clave1, quincena }: FondoPedido,
): Promise<AportacionDocumentada[]> {
  authorize(actor, 'aportaciones.fondos')
  const entidad = await findEntidadVisible(actor, { clave0, clave1 })
  const cierre = await selectRow<{ id: number }>(
    `SELECT id FROM cierres WHERE entidad_id = $1 AND estado = 'cerrado' AND ($2 = 0 OR quincena = $2)
     ORDER BY quincena DESC LIMIT 1`,
    [entidad.id, quincena ?? 0],
  )
  if (!cierre) return []
  await auditRead(actor, { acto: 'aportaciones.leer', objeto: 'cierre', objetoId: cierre.id, despues: { tipo } })
  const rows: RenglonAportacion[] = []
  for (let despues: number | null = null; ;) {
    const page: RenglonAportacion[] = await selectRenglones([cierre.id], fondoDeTipo(tipo), despues, PAGINA)
    rows.push(...page)
    despues = page.at(-1)?.id ?? null
    if (despues === null || page.length < PAGINA) return rows.map(present)
  }
}

function present(row: RenglonAportacion): AportacionDocumentada {
  const { id, interno, nombre, sueldoCentavos, afiliadoCentavos, entidadCentavos, totalCentavos } = row
  return {
    ID: id,
    INTERNO: interno,
    NOMBRE: nombre,
    SUELDO_IMPORTE: centavosToPesos(sueldoCentavos),
    ...(afiliadoCentavos !== null && { MONTO_AFILIADO: centavosToPesos(afiliadoCentavos) }),
    ...(entidadCentavos !== null && { MONTO_ENTIDAD: centavosToPesos(entidadCentavos) }),
    TOTAL: centavosToPesos(totalCentavos),
  }
}
