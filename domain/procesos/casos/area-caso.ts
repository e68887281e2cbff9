import { foldText } from '#domain/identidad/normalize-text.ts'

/** Areas of the Panel General de Procesos (specification 2 §2.20); `otra` is every module that has no card. */
export const AREAS_CASO = ['afiliacion', 'medicina', 'pensiones', 'prestamos', 'otra'] as const
export type AreaCaso = (typeof AREAS_CASO)[number]

export const NOMBRE_AREA_CASO = {
  afiliacion: 'Afiliación',
  medicina: 'Medicina',
  pensiones: 'Pensiones',
  prestamos: 'Préstamos',
  otra: 'Otras áreas',
} as const satisfies Record<AreaCaso, string>

/** Words that tell the area, in the module's name or else in the process's name or address. */
const SENALES = [
  { area: 'medicina', palabras: ['medic'] },
  { area: 'afiliacion', palabras: ['afiliacion'] },
  { area: 'pensiones', palabras: ['pension'] },
  { area: 'prestamos', palabras: ['prestamo'] },
] as const satisfies readonly { readonly area: AreaCaso; readonly palabras: readonly string[] }[]

/**
 * The area of a case opened in a process. Inferred, since the documents name the four areas and no process of Medicina: what
 * speaks of medicine is Medicina wherever it hangs ("Dictaminación médica"), else the module decides, else the address.
 */
export function areaDeProceso(proceso: {
  readonly modulo: string
  readonly nombre: string
  readonly componente: string | null
}): AreaCaso {
  const own = foldText(`${proceso.nombre} ${proceso.componente ?? ''}`)
  if (own.includes('medic')) return 'medicina'
  return areaOfText(foldText(proceso.modulo)) ?? areaOfText(own) ?? 'otra'
}

function areaOfText(text: string): AreaCaso | null {
  return SENALES.find(({ palabras }) => palabras.some((palabra) => text.includes(palabra)))?.area ?? null
}
