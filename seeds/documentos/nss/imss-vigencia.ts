import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { Papel } from '#seeds/documentos/dibujo/hoja.ts'
import { escribirEncabezado, escribirSellos } from './imss-encabezado.ts'
import { fechaCorta, impresa, nssConGuiones, SEXO_IMPRESO } from '#seeds/documentos/dibujo/impresion.ts'
import type { VarianteNss } from './papel-nss.ts'
import { Pluma, type TextoOpciones } from '#seeds/documentos/dibujo/pluma.ts'

const X = 44
const COLUMNAS = [X + 8, X + 184, X + 358] as const
const ANCHOS = [170, 168, 164] as const

/** "Constancia de Vigencia de Derechos": rows of three labels with their values below. */
export function papelVigencia(persona: PersonaFicticia, variante: VarianteNss): Papel {
  const titular = impresa(persona, variante.conAcentos)
  const pluma = new Pluma(variante.familia)
  let y = escribirEncabezado(pluma, ['Constancia de Vigencia de Derechos'])
  const nss = variante.conGuiones ? nssConGuiones(titular.nss) : titular.nss
  y = escribirFila(pluma, [['NSS', nss]], y)
  for (const fila of filas(titular)) y = escribirFila(pluma, fila, y)
  pluma.texto(COLUMNAS[0], y + 10, 'Con derecho al servicio médico', { tamano: 10 })
  pluma.texto(COLUMNAS[1] + 20, y + 10, 'SI', { tamano: 11, estilo: 'negrita' })
  escribirSellos(
    pluma,
    `||Proceso:[Vigencia]|Fecha:[${variante.fechaEmision}]|NSS:[${titular.nss}]|CURP:[${titular.curp}]||`,
    610,
  )
  return { titulo: 'Vigencia de derechos', familia: variante.familia, hojas: [{ piezas: pluma.piezas }] }
}

type Celda = readonly [rotulo: string, valor: string]

function filas(titular: PersonaFicticia): readonly (readonly Celda[])[] {
  const civil = titular.sexo === 'M' ? 'SOLTERA' : 'SOLTERO'
  const agregado = `1${titular.sexo === 'M' ? 'F' : 'M'}${titular.fechaNacimiento.slice(0, 4)}OR`
  return [
    [
      ['Nombre(s)', titular.nombres],
      ['Primer apellido', titular.apellidoPaterno],
      ['Segundo apellido', titular.apellidoMaterno],
    ],
    [
      ['Fecha de nacimiento', fechaCorta(titular.fechaNacimiento)],
      ['Lugar de nacimiento', titular.entidadNacimiento],
      ['CURP', titular.curp],
    ],
    [
      ['Parentesco', 'ASEGURADO'],
      ['Calidad', '1'],
      ['Agregado médico', agregado],
    ],
    [
      ['Sexo', SEXO_IMPRESO[titular.sexo]],
      ['Estado civil', civil],
    ],
    [
      ['UMF', '010'],
      ['Turno', 'MATUTINO'],
      ['Consultorio', '7'],
    ],
    [
      ['Delegación', 'AGUASCALIENTES'],
      ['Subdelegación', 'AGUASCALIENTES'],
    ],
    [
      ['Estado', 'VIGENTE'],
      ['Inicio vigencia', '01/02/2025'],
      ['Fin vigencia', ''],
    ],
  ]
}

function escribirFila(pluma: Pluma, fila: readonly Celda[], y: number): number {
  const valorOpciones: TextoOpciones = { tamano: 10.5, estilo: 'negrita', papel: 'valor' }
  for (const [index, [rotulo]] of fila.entries())
    pluma.texto(COLUMNAS[index] ?? X, y + 5, rotulo, { tamano: 8, color: '#5c6b66', papel: 'rotulo' })
  const altos = fila.map(([, valor], index) =>
    pluma.parrafo(COLUMNAS[index] ?? X, y + 17, ANCHOS[index] ?? 160, [{ texto: valor }], valorOpciones),
  )
  const alto = Math.max(...altos) + 22
  pluma.rectangulo(X, y, 524, alto, { borde: '#c4d2cd' })
  return y + alto
}
