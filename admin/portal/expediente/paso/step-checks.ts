import { enCamino } from '#admin/shared/documentos/lectura/reading-job.ts'
import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { summaryText } from '#admin/portal/expediente/tramite/tramite-model.ts'
import { fieldId } from '#admin/portal/expediente/paths.ts'
import type { SummaryError } from '#admin/shared/ui/campos/ErrorSummary.tsx'
import type { Coincidencia } from '#domain/afiliacion/persona.ts'
import type { Issue } from '#domain/issue.ts'
import type { DocumentoLeible } from '#domain/documentos/papeles/registro.ts'
import type { PadronState, Tramite } from '#admin/portal/expediente/tramite/tramite-context.ts'

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

/** What the steps are judged by. */
type Juzgado = Pick<Tramite, 'model' | 'padron' | 'reglas' | 'captura' | 'expediente'>

/** The papers that are missing; none while as many files as that are being read: which is which is not known before. */
export function sinLlegar({ model, reglas, expediente }: Juzgado): readonly DocumentoLeible[] {
  return reglas.exigePapeles && model.faltan.length > enCamino(expediente.jobs).length ? model.faltan : []
}

/** Whether papers are missing that are being read. */
export function esperaPapeles(tramite: Juzgado): boolean {
  return tramite.reglas.exigePapeles && tramite.model.faltan.length > 0 && sinLlegar(tramite).length === 0
}

/** Why the documents step cannot go on. */
export function documentErrors(tramite: Juzgado, faltan = sinLlegar(tramite)): SummaryError[] {
  const { model, padron, captura } = tramite
  return [
    ...faltan.map((papel) => ({ id: rowId(papel), message: `Falta validar: ${TITULO_PAPEL[papel]}` })),
    ...model.mezclados.map(({ message }) => ({ id: MEZCLA_ID, message })),
    ...padronErrors(padron, captura.parecidosVistos),
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

/**
 * The furthest step that may be opened now. Who went on while papers are read is not sent back by one that could not be: what
 * they do is kept until they ask for the last step, which needs all of them.
 */
export function lastOpenStep(tramite: Juzgado): number {
  const { model, reglas, expediente } = tramite
  const falta = reglas.exigePapeles ? model.faltan : []
  if (documentErrors(tramite, falta.length > expediente.jobs.length ? falta : []).length > 0) return 1
  if (model.personalesIssues.length > 0) return 2
  return model.laboralesIssues.length > 0 || falta.length > 0 ? 3 : 4
}

/** Id of the place of a field that a return marked, by the path of the call's body. */
export function idDeCampo(campo: string): string {
  if (campo.startsWith('documentos.')) return rowId(campo.slice('documentos.'.length))
  if (campo === 'fecha') return fieldId('fechaIngreso')
  return fieldId(campo.replace(/^datos(Personales|Laborales)\./, ''))
}
