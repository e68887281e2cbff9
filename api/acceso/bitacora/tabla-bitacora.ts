import { MEDIOS_BITACORA, type FilaBitacoraPanel } from '#domain/acceso/bitacora/bitacora.ts'
import type { CambioCampo, ValorCampo } from '#domain/acceso/bitacora/diferencias.ts'
import { fechaHoraEnMexico } from '#domain/dia-mexico.ts'
import { nombrarCambios } from './nombres/nombrar-cambios.ts'
import { FILA_SQL, presentFila, type FilaConNombre } from './present-fila.ts'
import { nombrarRegistros } from './registros.ts'
import { pagesOf, type Tramo } from './tramo.ts'

export const TITULOS_TABLA = [
  'Fila',
  'Fecha y hora',
  'Quién',
  'Cuenta',
  'Qué hizo',
  'Sobre qué',
  'Qué cambió',
  'Desde',
  'Dirección',
  'Huella',
] as const

/** A piece of the chain as rows that people read: names in the place of ids, each field before and after. */
export async function* cellsOf(tramo: Tramo, seen?: (filas: number) => void): AsyncGenerator<string[]> {
  for await (const page of pagesOf<FilaConNombre>(tramo, FILA_SQL, seen)) {
    const registroDe = await nombrarRegistros(page)
    const named = await nombrarCambios(page)
    for (const [at, row] of page.entries()) {
      const cambios = named[at] ?? []
      yield cells(presentFila(row, registroDe(row), cambios), cambios, row.hash)
    }
  }
}

function cells(fila: FilaBitacoraPanel, cambios: readonly CambioCampo[], huella: string): string[] {
  const { id, ocurrioAt, nombre, usuario, actoTexto, registro, medio, direccion } = fila
  const que = cambios.map(cambioTexto).join('; ')
  const cuando = fechaHoraEnMexico(ocurrioAt)
  return [
    String(id),
    cuando,
    nombre,
    usuario,
    actoTexto,
    registro.texto,
    que,
    MEDIOS_BITACORA[medio],
    direccion,
    huella,
  ]
}

/** "Correo electrónico: a@salud.gob.mx → b@salud.gob.mx", "Menús: se agregó Padrón; se quitó Altas". */
function cambioTexto({ campo, etiqueta, antes, despues, lista }: CambioCampo): string {
  if (!lista) return `${etiqueta}: ${valorTexto(campo, antes)} → ${valorTexto(campo, despues)}`
  const parts = [
    ...(lista.agregados.length > 0 ? [`se agregó ${lista.agregados.join(', ')}`] : []),
    ...(lista.quitados.length > 0 ? [`se quitó ${lista.quitados.join(', ')}`] : []),
  ]
  return `${etiqueta}: ${parts.join(' y ')}`
}

function valorTexto(campo: string, valor: ValorCampo): string {
  if (valor === null || valor === '') return '–'
  if (typeof valor === 'boolean') return valor ? 'Sí' : 'No'
  if (typeof valor === 'number' && /centavos$/i.test(campo)) return (valor / 100).toFixed(2)
  return String(valor)
}
