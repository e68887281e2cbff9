import type { NombreVista } from '#domain/acceso/vistas/vistas.ts'
import type { Organizacion } from '#domain/organica/arbol.ts'

/** The four tabs of verification, as the address names them (`&ficha=`). */
export const FICHAS = {
  aportaciones: 'Historial de Aportaciones',
  retenciones: 'Historial de Retenciones',
  movimientos: 'Historial de Movimientos',
  plantilla: 'Plantilla',
} as const

export type Ficha = keyof typeof FICHAS

export type VistaVerificacion = Extract<NombreVista, 'verificacionEntidad' | 'verificacionGeneral'>

export function isFicha(text: string | null): text is Ficha {
  return text !== null && Object.hasOwn(FICHAS, text)
}

/** Address of a detail that closes to the tab it was opened from. */
export function rutaDetalle(
  detalle: Extract<NombreVista, 'aportacionesDetalle' | 'retencionDetalle' | 'movimientosDetalles'>,
  de: Readonly<Record<string, string | number>>,
  volver: { readonly vista: VistaVerificacion; readonly ficha: Ficha },
): string {
  const params = new URLSearchParams({ vista: detalle })
  for (const [name, value] of Object.entries(de)) params.set(name, String(value))
  params.set('volver', volver.vista)
  params.set('ficha', volver.ficha)
  return `/dashboard?${params.toString()}`
}

/** Address of the detail of a close's money, by the organisation in sight. */
export function rutaDinero(
  ficha: 'aportaciones' | 'retenciones',
  { codigo, entidadClave }: { readonly codigo: string; readonly entidadClave: string },
  { vista, organizacion }: { readonly vista: VistaVerificacion; readonly organizacion: Organizacion },
): string {
  return rutaDetalle(
    ficha === 'aportaciones' ? 'aportacionesDetalle' : 'retencionDetalle',
    { quincena: codigo, entidad: entidadClave, ...(organizacion === 'hoy' && { organizacion }) },
    { vista, ficha },
  )
}

/** Address of a person's printable report: numbers alone; the internal one, since entities repeat those of employees. */
export function rutaReporte({
  noEmpleado,
  interno,
}: {
  readonly noEmpleado: string
  readonly interno: number
}): string {
  const params = new URLSearchParams({
    ...(noEmpleado !== '' && { numEmpleado: noEmpleado }),
    interno: String(interno),
  })
  return `/dashboard/formatos/ReporteAfiliado?${params.toString()}`
}
