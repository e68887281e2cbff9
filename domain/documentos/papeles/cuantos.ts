import { DOCUMENTOS_OBLIGATORIOS } from './registro.ts'

const PALABRAS = ['', '', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve']

/** "los tres PDF", "el PDF": the papers without which nobody is registered, as many as they are. */
export function losObligatorios(uno: string, varios: string): string {
  return losTantos(DOCUMENTOS_OBLIGATORIOS.length, uno, varios)
}

/** "los cuatro documentos"; a single one is not counted. */
export function losTantos(cuantos: number, uno: string, varios: string): string {
  return cuantos === 1 ? `el ${uno}` : `los ${PALABRAS[cuantos] ?? cuantos} ${varios}`
}

/** "Tres PDF", "Un PDF": the same, with which a sentence begins. */
export function tantosObligatorios(uno: string, varios: string): string {
  const cuantos = DOCUMENTOS_OBLIGATORIOS.length
  const palabra = cuantos === 1 ? 'un' : (PALABRAS[cuantos] ?? String(cuantos))
  return `${palabra.charAt(0).toUpperCase()}${palabra.slice(1)} ${cuantos === 1 ? uno : varios}`
}
