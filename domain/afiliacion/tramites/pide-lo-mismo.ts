import type { SolicitudTramite } from './tramite.ts'

/** Whether both requests ask the same of the same person with the same papers: the version read and the draft do not count. */
export function pideLoMismo(una: SolicitudTramite, otra: SolicitudTramite): boolean {
  return pedidoDe(una) === pedidoDe(otra)
}

/** What is asked, as a text that the order of its fields does not change. */
function pedidoDe(solicitud: SolicitudTramite): string {
  const { interno, fecha, fechaAutorizacion, fechaFin, causa, cambios, documentos, observaciones } = solicitud
  const papeles = Object.entries(documentos).map(([clave, { archivo }]) => [clave, archivo] as const)
  return JSON.stringify([
    [interno, fecha, fechaAutorizacion ?? '', fechaFin ?? '', causa ?? '', observaciones.trim()],
    ordenado(Object.entries(cambios?.datosPersonales ?? {})),
    ordenado(Object.entries(cambios?.datosLaborales ?? {})),
    ordenado(papeles),
  ])
}

const ordenado = (pares: readonly (readonly [string, unknown])[]): readonly unknown[] =>
  [...pares].sort(([una], [otra]) => (una < otra ? -1 : 1))
