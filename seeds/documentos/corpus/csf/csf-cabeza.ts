import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { ANCHO_HOJA } from '#seeds/documentos/dibujo/hoja.ts'
import { fechaLarga, nombreCompleto } from '#seeds/documentos/dibujo/impresion.ts'
import { contenidoQrCsf } from '#seeds/documentos/csf/papel-csf.ts'
import type { Pluma } from '#seeds/documentos/dibujo/pluma.ts'
import { rotuloImpreso } from '#seeds/documentos/corpus/bloque-datos.ts'
import type { RasgosCsf } from './csf-rasgos.ts'
import type { Flujo } from '#seeds/documentos/corpus/flujo.ts'
import { lado, type Bloque } from '#seeds/documentos/corpus/flujo.ts'

const LADO_QR = 86

/** The cédula and where and when the paper was issued, as this look arranges them. */
export function ponerCabeza(flujo: Flujo, persona: PersonaFicticia, rasgos: RasgosCsf): void {
  const { margen } = rasgos.aspecto
  const ancho = ANCHO_HOJA - 2 * margen
  const width = 252
  const right = ANCHO_HOJA - margen - width
  if (rasgos.cedula === 'izquierda')
    flujo.poner(
      lado(cedula(persona, rasgos, margen, width), emision(persona, rasgos, margen + width + 14, ancho - width - 14)),
    )
  else if (rasgos.cedula === 'derecha')
    flujo.poner(lado(emision(persona, rasgos, margen, ancho - width - 14), cedula(persona, rasgos, right, width)))
  else {
    flujo.poner(cedula(persona, rasgos, margen, rasgos.cedula === 'franja' ? ancho : 290))
    if (rasgos.cedula === 'pagina') flujo.saltar()
    flujo.poner(emision(persona, rasgos, margen, ancho), 8)
  }
}

function cedula(persona: PersonaFicticia, rasgos: RasgosCsf, x: number, ancho: number): Bloque {
  return (pluma, y) => {
    const start = pluma.piezas.length
    pluma.centrado(x + ancho / 2, y + 7, 'CÉDULA DE IDENTIFICACIÓN FISCAL', { tamano: 9, estilo: 'negrita' })
    if (rasgos.conQr) pluma.qr(x + 10, y + 26, LADO_QR, contenidoQrCsf(rasgos.idCIF, persona.rfc))
    else pluma.barras(x + 10, y + 40, LADO_QR, 44, rasgos.semilla)
    const text = datosDeCedula(pluma, persona, rasgos, x + LADO_QR + 22, y + 26, ancho - LADO_QR - 30)
    const alto = Math.max(LADO_QR + 36, text + 32)
    const texts = pluma.piezas.splice(start)
    pluma.rectangulo(x, y, ancho, alto, { borde: '#8f8f8f' })
    pluma.piezas.push(...texts)
    return alto
  }
}

/** RFC, name and idCIF, each with its label below. */
function datosDeCedula(
  pluma: Pluma,
  persona: PersonaFicticia,
  { idCIF, aspecto }: RasgosCsf,
  x: number,
  y: number,
  ancho: number,
): number {
  const small = { tamano: 7, papel: 'rotulo' } as const
  const large = { tamano: 8.5, estilo: 'negrita', papel: 'valor' } as const
  let top = y
  const add = (texto: string, opciones: Parameters<Pluma['parrafo']>[4]): void => {
    top += pluma.parrafo(x, top, ancho, [{ texto }], opciones) + 1
  }
  add(persona.rfc, large)
  add('Registro Federal de Contribuyentes', small)
  top += 6
  add(nombreCompleto(persona), large)
  add('Nombre, denominación o razón social', small)
  top += 6
  add(`${aspecto.rotulosEnMayusculas ? 'IDCIF' : 'idCIF'}: ${idCIF}`, { tamano: 8.5, estilo: 'negrita' })
  add('VALIDA TU INFORMACIÓN FISCAL', { tamano: 7, color: aspecto.acento })
  return top - y
}

function emision(persona: PersonaFicticia, rasgos: RasgosCsf, x: number, ancho: number): Bloque {
  const { municipio, entidad } = persona.domicilio
  const cuando = fechaLarga(rasgos.fechaEmision)
  const lugar = rasgos.emisionEnMinusculas
    ? `${municipio}, ${entidad}, a ${cuando}`
    : `${municipio} , ${entidad} A ${cuando.toUpperCase()}`
  const { aspecto } = rasgos
  return (pluma, y) => {
    let top = y + 8
    const add = (texto: string, tamano: number, negrita: boolean, gap: number): void => {
      top += pluma.parrafo(x, top, ancho, [{ texto }], { tamano, estilo: negrita ? 'negrita' : 'normal' }) + gap
    }
    add('CONSTANCIA DE SITUACIÓN FISCAL', 12, true, 10)
    add(rotuloImpreso(aspecto, rasgos.rotulos.emision), 9, true, 2)
    add(lugar, 8.5, false, 8)
    if (rasgos.semilla % 3 > 0) pluma.barras(x, top, Math.min(176, ancho), 30, rasgos.semilla)
    if (rasgos.semilla % 3 > 0) top += 36
    if (rasgos.semilla % 4 > 0) add(persona.rfc, 8.5, false, 4)
    return top - y
  }
}
