import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { fechaLarga, sinAcentos } from '#seeds/documentos/dibujo/impresion.ts'
import type { VarianteCsf } from './papel-csf.ts'
import type { Pluma } from '#seeds/documentos/dibujo/pluma.ts'

type Dato = readonly [rotulo: string, valor: string]

const X = 40
const ANCHO = 532
const RELLENO = '#e4e4e4'

/** A grey band with the section's title; returns the height below it. */
export function escribirBanda(pluma: Pluma, texto: string, y: number, variante: VarianteCsf): number {
  pluma.rectangulo(X, y, ANCHO, 16, { relleno: '#d0d0d0', borde: '#8f8f8f' })
  pluma.texto(X + 6, y + 4, rotulo(texto, variante), { tamano: 9, estilo: 'negrita' })
  return y + 16
}

/** Labels as this issue prints them. */
export function rotulo(texto: string, variante: VarianteCsf): string {
  return variante.rotulosSinAcentos ? sinAcentos(texto) : texto
}

/** One column: label at the left, value at the right. */
export function escribirIdentificacion(
  pluma: Pluma,
  persona: PersonaFicticia,
  variante: VarianteCsf,
  y: number,
): number {
  const inicio = fechaLarga(variante.inicioOperaciones).toUpperCase()
  const datos: readonly Dato[] = [
    ['RFC:', persona.rfc],
    ['CURP:', persona.curp],
    ['Nombre (s):', persona.nombres],
    ['Primer Apellido:', persona.apellidoPaterno],
    ['Segundo Apellido:', persona.apellidoMaterno],
    ['Fecha inicio de operaciones:', inicio],
    ['Estatus en el padrón:', variante.situacion],
    ['Fecha de último cambio de estado:', inicio],
    ['Nombre Comercial:', ''],
  ]
  let top = escribirBanda(pluma, 'Datos de Identificación del Contribuyente:', y, variante)
  for (const [etiqueta, valor] of datos) top += filaUna(pluma, etiqueta, valor, variante, top)
  return top
}

function filaUna(pluma: Pluma, etiqueta: string, valor: string, variante: VarianteCsf, y: number): number {
  const tamano = variante.tamano
  const used = pluma.parrafo(X + 196, y + 4, ANCHO - 204, [{ texto: valor }], { tamano, papel: 'valor' })
  const alto = used + 6
  pluma.texto(X + 6, y + 4, rotulo(etiqueta, variante), { tamano, estilo: 'negrita', papel: 'rotulo' })
  pluma.rectangulo(X, y, ANCHO, alto, { borde: '#b5b5b5' })
  pluma.rectangulo(X + 190, y, 0.6, alto, { relleno: '#b5b5b5' })
  return alto
}

/** Two columns; in each cell the value follows its label and wraps under it. */
export function escribirDomicilio(pluma: Pluma, persona: PersonaFicticia, variante: VarianteCsf, y: number): number {
  const casa = persona.domicilio
  const filas: readonly (readonly [Dato, Dato])[] = [
    [
      ['Código Postal:', casa.codigoPostal],
      ['Tipo de Vialidad:', casa.tipoVialidad],
    ],
    [
      ['Nombre de Vialidad:', casa.nombreVialidad],
      ['Número Exterior:', casa.numeroExterior],
    ],
    [
      ['Número Interior:', casa.numeroInterior],
      ['Nombre de la Colonia:', casa.colonia],
    ],
    [
      ['Nombre de la Localidad:', casa.localidad],
      ['Nombre del Municipio o Demarcación Territorial:', casa.municipio],
    ],
    [
      ['Nombre de la Entidad Federativa:', casa.entidad],
      ['Entre Calle:', casa.entreCalle],
    ],
    [
      ['Y Calle:', casa.yCalle],
      ['Correo Electrónico:', persona.correo],
    ],
    [
      ['Tel. Fijo Lada:', ''],
      ['Número:', ''],
    ],
    [
      ['Estado del domicilio:', 'LOCALIZADO - Domicilio Localizado'],
      ['Estado del contribuyente en el domicilio:', 'LOCALIZADO'],
    ],
  ]
  let top = escribirBanda(pluma, 'Datos del domicilio registrado', y, variante)
  for (const [index, fila] of filas.entries()) top += filaDoble(pluma, fila, variante, top, index % 2 === 0)
  return top
}

function filaDoble(
  pluma: Pluma,
  fila: readonly [Dato, Dato],
  variante: VarianteCsf,
  y: number,
  sombreada: boolean,
): number {
  const ancho = ANCHO / 2
  const start = pluma.piezas.length
  const altos = fila.map(([etiqueta, valor], column) => {
    const gap = variante.espacioTrasDosPuntos ? ' ' : ''
    return pluma.parrafo(
      X + column * ancho + 6,
      y + 4,
      ancho - 12,
      [
        { texto: rotulo(etiqueta, variante) + gap, estilo: 'negrita', papel: 'rotulo' },
        { texto: valor, papel: 'valor' },
      ],
      { tamano: variante.tamano },
    )
  })
  const alto = Math.max(...altos) + 6
  const texts = pluma.piezas.splice(start)
  pluma.rectangulo(X, y, ancho, alto, { borde: '#b5b5b5', ...(sombreada ? { relleno: RELLENO } : {}) })
  pluma.rectangulo(X + ancho, y, ancho, alto, { borde: '#b5b5b5', ...(sombreada ? { relleno: RELLENO } : {}) })
  pluma.piezas.push(...texts)
  return alto
}
