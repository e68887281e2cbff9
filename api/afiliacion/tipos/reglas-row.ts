import { REGLAS_TIPO, type ReglasTipo, type TipoIntegrado } from '#domain/afiliacion/tipos/reglas-tipo.ts'

/** The rules of a type as its row keeps them; a built-in one that the row does not hold yet has the domain's. */
export function reglasOf({ tipo_id, reglas }: { readonly tipo_id: number; readonly reglas: string }): ReglasTipo {
  const kept = JSON.parse(reglas) as Partial<ReglasTipo>
  return kept.causas === undefined ? REGLAS_TIPO[tipo_id as TipoIntegrado] : (kept as ReglasTipo)
}
