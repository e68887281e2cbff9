import { plainDate } from '#domain/plain-date.ts'
import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { ordenar, type Papel } from '#seeds/documentos/dibujo/hoja.ts'
import { fechaCorta, impresa, nombreCompleto } from '#seeds/documentos/dibujo/impresion.ts'
import { contenidoQrCurp, type VarianteCurp } from './papel-curp.ts'
import { Pluma } from '#seeds/documentos/dibujo/pluma.ts'

const VERDE = '#1f6b4a'
const TENUE = '#dfeee6'

/** The card of former years, printed on a whole page: front and back one beside the other. */
export function papelCurpTarjeta(persona: PersonaFicticia, variante: VarianteCurp): Papel {
  const titular = impresa(persona, variante.conAcentos)
  const pluma = new Pluma(variante.familia)
  pluma.centrado(306, 52, 'CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN', {
    tamano: 12,
    estilo: 'negrita',
    color: VERDE,
  })
  frente(pluma, titular, variante)
  reverso(pluma, titular, variante)
  pluma.texto(46, 330, 'CURP CERTIFICADA: VERIFICADA CON EL REGISTRO CIVIL', {
    tamano: 8.5,
    estilo: 'negrita',
    color: VERDE,
  })
  const nota =
    'La impresión de la constancia en papel bond, a color o en blanco y negro, es válida y debe ser aceptada para realizar todo trámite. Recorte por la línea y doble por la mitad.'
  pluma.parrafo(46, 346, 520, [{ texto: nota }], { tamano: 8, color: '#444444' })
  return { titulo: 'CURP', familia: variante.familia, hojas: [{ piezas: ordenar(pluma.piezas, variante.orden) }] }
}

function frente(pluma: Pluma, titular: PersonaFicticia, variante: VarianteCurp): void {
  pluma.rectangulo(40, 84, 262, 226, { relleno: TENUE, borde: VERDE, radio: 8 })
  pluma.texto(54, 94, 'ESTADOS UNIDOS MEXICANOS', { tamano: 9, estilo: 'negrita', color: VERDE })
  pluma.texto(54, 106, 'REGISTRO NACIONAL DE POBLACIÓN E IDENTIDAD', { tamano: 6.8, color: VERDE })
  pluma.texto(54, 126, 'CLAVE:', { tamano: 7.5, color: VERDE, papel: 'rotulo' })
  pluma.texto(54, 136, titular.curp, { tamano: 13.5, estilo: 'negrita', papel: 'valor' })
  pluma.texto(54, 158, 'NOMBRE', { tamano: 7.5, color: VERDE, papel: 'rotulo' })
  const alto = pluma.parrafo(54, 168, 238, [{ texto: nombreCompleto(titular) }], {
    tamano: 10,
    estilo: 'negrita',
    papel: 'valor',
  })
  const y = 176 + alto
  pluma.texto(54, y, 'FECHA DE INSCRIPCIÓN', { tamano: 7, color: VERDE, papel: 'rotulo' })
  pluma.texto(180, y, 'FOLIO', { tamano: 7, color: VERDE, papel: 'rotulo' })
  pluma.texto(54, y + 10, inscripcion(titular, variante), { tamano: 9, papel: 'valor' })
  pluma.texto(180, y + 10, variante.folio.slice(-9), { tamano: 9, papel: 'valor' })
  pluma.texto(54, y + 32, 'ENTIDAD DE REGISTRO', { tamano: 7, color: VERDE, papel: 'rotulo' })
  pluma.texto(54, y + 42, titular.entidadNacimiento, { tamano: 9, papel: 'valor' })
}

function reverso(pluma: Pluma, titular: PersonaFicticia, variante: VarianteCurp): void {
  pluma.rectangulo(310, 84, 262, 226, { borde: VERDE, radio: 8 })
  pluma.centrado(441, 94, 'DATOS DEL DOCUMENTO PROBATORIO', { tamano: 7.5, estilo: 'negrita', color: VERDE })
  pluma.centrado(441, 106, 'ACTA DE NACIMIENTO', { tamano: 8 })
  if (variante.conQr) pluma.qr(388, 124, 106, contenidoQrCurp(titular, variante.finQr))
  else pluma.barras(340, 180, 202, 34, Number(variante.folio.slice(-6)))
  const libro = Number(variante.folio.slice(-3))
  pluma.centrado(
    441,
    246,
    `ACTA ${String(libro).padStart(5, '0')}   LIBRO ${libro % 30}   AÑO ${titular.fechaNacimiento.slice(0, 4)}`,
    { tamano: 7.5 },
  )
  const aviso = 'Consulta en www.ejemplo.gob.mx/curp la vigencia de tu clave.'
  pluma.centrado(441, 284, aviso, { tamano: 7, color: '#444444' })
}

/** People were registered from 1996 on, and not before they were born. */
function inscripcion(titular: PersonaFicticia, variante: VarianteCurp): string {
  const year = Math.max(1997 + (Number(variante.folio.slice(-2)) % 8), Number(titular.fechaNacimiento.slice(0, 4)) + 1)
  return fechaCorta(
    plainDate(year, 1 + (Number(variante.folio.slice(-4)) % 12), 1 + (Number(variante.folio.slice(-5)) % 28)),
  )
}
