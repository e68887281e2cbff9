import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { fechaLarga, nombreCompleto } from '#seeds/documentos/dibujo/impresion.ts'
import { contenidoQrCsf, type VarianteCsf } from './papel-csf.ts'
import type { Pluma } from '#seeds/documentos/dibujo/pluma.ts'

/** Head of the first page: the cédula box with its QR, and the place and date of issue. Returns the height below it. */
export function escribirCedula(pluma: Pluma, persona: PersonaFicticia, variante: VarianteCsf): number {
  pluma.texto(40, 28, 'HACIENDA', { tamano: 14, estilo: 'negrita', color: '#5b1a2b' })
  pluma.texto(126, 28, 'SAT', { tamano: 14, estilo: 'negrita', color: '#3c3c3c' })
  pluma.texto(160, 34, 'SERVICIO DE ADMINISTRACIÓN TRIBUTARIA', { tamano: 6, color: '#3c3c3c' })
  const izquierda = variante.cedula === 'izquierda'
  cedula(pluma, persona, variante, izquierda ? 40 : 322)
  emision(pluma, persona, variante, izquierda ? 445 : 168)
  return 228
}

function cedula(pluma: Pluma, persona: PersonaFicticia, variante: VarianteCsf, x: number): void {
  const right = x + 104
  const width = 140
  pluma.rectangulo(x, 52, 250, 160, { borde: '#8f8f8f' })
  pluma.centrado(x + 125, 58, 'CÉDULA DE IDENTIFICACIÓN FISCAL', { tamano: 9, estilo: 'negrita' })
  pluma.qr(x + 8, 78, 86, contenidoQrCsf(variante.idCIF, persona.rfc))
  pluma.texto(right, 76, persona.rfc, { tamano: 9.5, estilo: 'negrita', papel: 'valor' })
  pluma.texto(right, 88, 'Registro Federal de Contribuyentes', { tamano: 7.2, papel: 'rotulo' })
  let y = 106
  y += pluma.parrafo(right, y, width, [{ texto: nombreCompleto(persona) }], {
    tamano: 8.5,
    estilo: 'negrita',
    papel: 'valor',
  })
  y +=
    pluma.parrafo(right, y + 2, 110, [{ texto: 'Nombre, denominación o razón social' }], {
      tamano: 7.2,
      papel: 'rotulo',
    }) + 10
  pluma.texto(right, y, `idCIF: ${variante.idCIF}`, { tamano: 8.5, estilo: 'negrita' })
  pluma.parrafo(right, y + 13, 110, [{ texto: 'VALIDA TU INFORMACIÓN FISCAL' }], {
    tamano: 7.5,
    color: '#5b1a2b',
    estilo: 'negrita',
  })
}

/** Points between the cédula and the edge of the page. */
const ANCHO_EMISION = 262

function emision(pluma: Pluma, persona: PersonaFicticia, variante: VarianteCsf, centro: number): void {
  const { municipio, entidad } = persona.domicilio
  const cuando = fechaLarga(variante.fechaEmision).toUpperCase()
  pluma.centrado(centro, 62, 'CONSTANCIA DE SITUACIÓN FISCAL', { tamano: 12, estilo: 'negrita' })
  pluma.centrado(centro, 92, 'Lugar y Fecha de Emisión', { tamano: 9, estilo: 'negrita' })
  const lugar = `${municipio} , ${entidad} A ${cuando}`
  const [primera, segunda] = partirLugar(lugar)
  // The longest names of places take smaller letters.
  const tamano = pluma.ancho(primera, 8.5) > ANCHO_EMISION ? 6.5 : 8.5
  pluma.centrado(centro, 106, primera, { tamano })
  pluma.centrado(centro, 118, segunda, { tamano })
  pluma.barras(centro - 88, 142, 176, 34, Number(variante.idCIF.slice(-6)))
  pluma.centrado(centro, 182, persona.rfc, { tamano: 8.5 })
}

/** The place and date take two lines, broken after "DE" of the month, as the SAT breaks them. */
function partirLugar(lugar: string): [string, string] {
  const cut = lugar.lastIndexOf(' DE ', lugar.lastIndexOf(' DE ') - 1) + 3
  return [lugar.slice(0, cut), lugar.slice(cut + 1)]
}
