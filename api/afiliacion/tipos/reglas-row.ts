import { REGLAS_TIPO, type ReglasTipo, type TipoIntegrado } from '#domain/afiliacion/tipos/reglas-tipo.ts'
import { reglasDeTramite } from '#domain/afiliacion/tramites/reglas-tramite.ts'
import { TRAMITES, type Tramite } from '#domain/afiliacion/tramites/tramite.ts'
import { selectRows } from '#api/db/sql.ts'

/** The rules of a type as its row keeps them; a built-in one that the row does not hold yet has the domain's. */
export function reglasOf({ tipo_id, reglas }: { readonly tipo_id: number; readonly reglas: string }): ReglasTipo {
  const kept = JSON.parse(reglas) as Partial<ReglasTipo>
  return kept.causas === undefined ? REGLAS_TIPO[tipo_id as TipoIntegrado] : (kept as ReglasTipo)
}

/** Gives the rules that a procedure is judged by, of every type in one query. */
export async function loadReglasTramites(): Promise<(tramite: Tramite) => ReglasTipo> {
  const rows = await selectRows<{ tipo_id: number; reglas: string }>(
    'SELECT id AS tipo_id, reglas FROM tipos_movimiento',
  )
  return (tramite) => {
    const { tipo } = TRAMITES[tramite]
    const row = rows.find(({ tipo_id }) => tipo_id === tipo)
    return reglasDeTramite(tramite, row ? reglasOf(row) : REGLAS_TIPO[tipo])
  }
}
