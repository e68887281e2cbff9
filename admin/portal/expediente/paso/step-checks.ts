import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { summaryText } from '#admin/portal/expediente/tramite/tramite-model.ts'
import { fieldId } from '#admin/portal/expediente/paths.ts'
import type { SummaryError } from '#admin/shared/ui/campos/ErrorSummary.tsx'
import type { Coincidencia } from '#domain/afiliacion/persona.ts'
import type { Issue } from '#domain/issue.ts'
import type { PadronState } from '#admin/portal/expediente/tramite/tramite-context.ts'
import type { ReglasTramite } from '#admin/portal/expediente/tramite/reglas-tramite.ts'
import type { TramiteModel } from '#admin/portal/expediente/tramite/tramite-model.ts'

export const PADRON_ID = 'tramite-padron'
export const MEZCLA_ID = 'tramite-mezcla'
export const COTEJO_ID = 'tramite-cotejo'

/** Id of a document's row: what the summary links to. */
export function rowId(documento: string): string {
  return `tramite-doc-${documento}`
}

export function bloqueos(padron: PadronState): readonly Coincidencia[] {
  return padron.data?.coincidencias.filter(({ bloquea }) => bloquea) ?? []
}

export function parecidos(padron: PadronState): readonly Coincidencia[] {
  return padron.data?.coincidencias.filter(({ bloquea }) => !bloquea) ?? []
}

/** Why the documents step cannot go on. */
export function documentErrors(
  model: TramiteModel,
  padron: PadronState,
  seen: boolean,
  { exigePapeles }: Pick<ReglasTramite, 'exigePapeles'>,
): SummaryError[] {
  const faltan = exigePapeles ? model.faltan : []
  return [
    ...faltan.map((papel) => ({ id: rowId(papel), message: `Falta validar: ${TITULO_PAPEL[papel]}` })),
    ...model.mezclados.map(({ message }) => ({ id: MEZCLA_ID, message })),
    ...padronErrors(padron, seen),
  ]
}

/** An exact key stops the alta; a near name only asks to be looked at. */
export function padronErrors(padron: PadronState, seen: boolean): SummaryError[] {
  const blocked = bloqueos(padron).map(({ mensaje }) => ({ id: PADRON_ID, message: mensaje }))
  if (blocked.length > 0) return blocked
  if (padron.failed)
    return [{ id: PADRON_ID, message: 'No se pudo consultar el padrón: inténtalo de nuevo para continuar.' }]
  const near = !seen && parecidos(padron).length > 0
  return near
    ? [{ id: PADRON_ID, message: 'El padrón tiene a alguien con datos parecidos: revisa si es la misma persona.' }]
    : []
}

export function fieldErrors(issues: readonly Issue[]): SummaryError[] {
  return issues.map((issue) => ({ id: fieldId(issue.path), message: summaryText(issue) }))
}

/** The furthest step that may be opened now. */
export function lastOpenStep(model: TramiteModel, padron: PadronState, seen: boolean, reglas: ReglasTramite): number {
  if (documentErrors(model, padron, seen, reglas).length > 0) return 1
  if (model.personalesIssues.length > 0) return 2
  return model.laboralesIssues.length > 0 ? 3 : 4
}
