import { TITULO_PAPEL } from '#admin/shared/documentos/papeles.ts'
import { ETIQUETA } from '#admin/portal/expediente/paths.ts'
import type { TramiteModel } from '#admin/portal/expediente/tramite/tramite-model.ts'

/** Fields that are missed together are named together. */
const GROUPS: Readonly<Record<string, string>> = {
  telefono: 'Teléfono y correo',
  email: 'Teléfono y correo',
  entidad: 'Entidad y categoría',
  adscripcion: 'Entidad y categoría',
  dependencia: 'Entidad y categoría',
  area: 'Entidad y categoría',
  categoria: 'Entidad y categoría',
  salario: 'Entidad y categoría',
}

/** A label inside a sentence: keys keep their capitals. */
function inSentence(label: string): string {
  return label === label.toUpperCase() ? label : label.toLocaleLowerCase('es-MX')
}

/** What is still missing, in the order of the steps: papers first, then what no paper tells. */
export function faltaTextos(model: TramiteModel): string[] {
  const issues = [...model.personalesIssues, ...model.laboralesIssues]
  // Before its paper is read, a field that the paper gives is not named besides it.
  const rfc = model.porConfirmar.includes('rfcBase')
  const fromPapers = model.exigidos.length > 0
  const names = issues
    .filter(({ path }) => GROUPS[path] !== undefined || !fromPapers)
    .map(({ path, code }) => {
      const label = ETIQUETA[path] ?? path
      if (code === 'confirmar') return path === 'rfcHomo' && rfc ? 'Confirmar RFC' : `Confirmar ${inSentence(label)}`
      return GROUPS[path] ?? label
    })
  return [...new Set([...model.exigidos.map((papel) => TITULO_PAPEL[papel]), ...names])]
}
