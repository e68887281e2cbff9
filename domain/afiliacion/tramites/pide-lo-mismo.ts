import { normalizeDatosPersonales } from '#domain/afiliacion/datos/datos-personales.ts'
import type { SolicitudAlta } from '#domain/afiliacion/alta.ts'
import type { SolicitudTramite } from './tramite.ts'

/** Whether both requests ask the same of the same person with the same papers: the version read and the draft do not count. */
export function pideLoMismo(una: SolicitudTramite, otra: SolicitudTramite): boolean {
  return iguales(pedidoDe(una), pedidoDe(otra))
}

/** The same of two altas, whose data are compared as they are judged and stored. */
export function pideLaMismaAlta(una: SolicitudAlta, otra: SolicitudAlta): boolean {
  return iguales(altaDe(una), altaDe(otra))
}

function pedidoDe(solicitud: SolicitudTramite): unknown {
  const { interno, fecha, fechaAutorizacion, fechaFin, causa, cambios, documentos, observaciones } = solicitud
  return [
    [interno, fecha, fechaAutorizacion ?? '', fechaFin ?? '', causa ?? '', observaciones.trim()],
    cambios?.datosPersonales ?? {},
    cambios?.datosLaborales ?? {},
    archivosDe(documentos),
  ]
}

function altaDe({ datosPersonales, datosLaborales, documentos }: SolicitudAlta): unknown {
  return [normalizeDatosPersonales(datosPersonales), datosLaborales, archivosDe(documentos)]
}

/** The file of each paper: who validated it is no part of what is asked. */
function archivosDe(documentos: SolicitudTramite['documentos']): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(documentos).map(([clave, { archivo }]) => [clave, archivo]))
}

/** The order in which an object's fields were written does not count, at any depth. */
function iguales(una: unknown, otra: unknown): boolean {
  return JSON.stringify(una, enOrden) === JSON.stringify(otra, enOrden)
}

function enOrden(_clave: string, valor: unknown): unknown {
  if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) return valor
  return Object.fromEntries(Object.entries(valor).sort(([una], [otra]) => (una < otra ? -1 : 1)))
}
