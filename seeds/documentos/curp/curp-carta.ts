import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { ordenar, type Papel } from '#seeds/documentos/dibujo/hoja.ts'
import { fechaLarga, impresa, nombreCompleto } from '#seeds/documentos/dibujo/impresion.ts'
import { contenidoQrCurp, TITULARES, type VarianteCurp } from './papel-curp.ts'
import { Pluma } from '#seeds/documentos/dibujo/pluma.ts'

const GUINDA = '#691c32'
const DORADO = '#b38e5d'
const PARRAFOS = [
  'El derecho a la identidad está consagrado en nuestra Constitución. En la Secretaría de Gobernación trabajamos todos los días para que las y los mexicanos por nacimiento o naturalización gocen de este derecho plenamente; y de esta forma puedan acceder de manera más sencilla a trámites y servicios.',
  'Nuestro objetivo es que el uso y adopción de la Clave Única de Registro de Población (CURP) permita a la población tener una sola llave de acceso a servicios gubernamentales, ser atendida rápidamente y poder realizar trámites desde cualquier computadora con acceso a internet dentro o fuera del país.',
  'Nuestro compromiso es que la identidad de cada persona esté protegida y segura, por ello contamos con los máximos estándares para la protección de los datos personales. En este marco, es importante que verifiques que la información contenida en la constancia anexa sea correcta para contribuir a la construcción de un registro fiel y confiable de la identidad de la población.',
]

/** The constancia of today: the key, name and state above, a letter below. */
export function papelCurpCarta(persona: PersonaFicticia, variante: VarianteCurp): Papel {
  const titular = impresa(persona, variante.conAcentos)
  const pluma = new Pluma(variante.familia)
  encabezado(pluma)
  datos(pluma, titular, variante)
  carta(pluma, titular, variante)
  pie(pluma)
  return {
    titulo: 'Constancia CURP',
    familia: variante.familia,
    hojas: [{ piezas: ordenar(pluma.piezas, variante.orden) }],
  }
}

function encabezado(pluma: Pluma): void {
  pluma.rectangulo(40, 34, 4, 34, { relleno: DORADO })
  pluma.texto(50, 36, 'GOBERNACIÓN', { tamano: 15, estilo: 'negrita', color: GUINDA })
  pluma.texto(50, 55, 'SECRETARÍA DE GOBERNACIÓN', { tamano: 7, color: GUINDA })
  pluma.derecha(572, 40, 'Estados Unidos Mexicanos', { tamano: 11, estilo: 'negrita', color: '#4a4a4a' })
  pluma.raya(40, 78, 532, DORADO, 1.4)
  pluma.texto(60, 92, 'CONSTANCIA DE LA CLAVE ÚNICA DE REGISTRO DE POBLACIÓN', {
    tamano: 11.5,
    estilo: 'negrita',
    color: GUINDA,
  })
  pluma.derecha(550, 114, 'Soy México', { tamano: 11, estilo: 'cursiva', color: DORADO })
}

function datos(pluma: Pluma, titular: PersonaFicticia, variante: VarianteCurp): void {
  pluma.rectangulo(48, 86, 516, 178, { borde: '#c9b08a', radio: 6 })
  pluma.texto(62, 122, 'Clave:', { tamano: 8.5, color: '#555555', papel: 'rotulo' })
  pluma.texto(62, 134, titular.curp, { tamano: 15, estilo: 'negrita', papel: 'valor' })
  pluma.texto(62, 162, 'Nombre', { tamano: 8.5, color: '#555555', papel: 'rotulo' })
  const alto = pluma.parrafo(62, 174, 350, [{ texto: nombreCompleto(titular) }], {
    tamano: 11.5,
    estilo: 'negrita',
    papel: 'valor',
  })
  pluma.texto(62, 184 + alto, 'Entidad de registro:', { tamano: 8.5, color: '#555555', papel: 'rotulo' })
  pluma.texto(62, 196 + alto, titular.entidadNacimiento, { tamano: 10.5, estilo: 'negrita', papel: 'valor' })
  pluma.texto(62, 218 + alto, 'CURP Certificada: verificada con el Registro Civil', { tamano: 8, color: '#2c5e3f' })
  if (variante.conQr) pluma.qr(438, 132, 104, contenidoQrCurp(titular, variante.finQr))
  else pluma.barras(430, 150, 120, 46, Number(variante.folio.slice(-6)))
  pluma.centrado(490, 244, variante.folio, { tamano: 8, papel: 'valor' })
}

function carta(pluma: Pluma, titular: PersonaFicticia, variante: VarianteCurp): void {
  const destinatario = [{ texto: nombreCompleto(titular) }]
  const alto = pluma.parrafo(62, 290, 400, destinatario, { tamano: 9.5, estilo: 'negrita' })
  pluma.texto(62, 294 + alto, 'PRESENTE', { tamano: 9.5, estilo: 'negrita' })
  pluma.derecha(550, 330, `Ciudad de México, a ${fechaLarga(variante.fechaEmision)}`, { tamano: 9.5 })
  let y = 362
  for (const texto of PARRAFOS) y += pluma.parrafo(62, y, 488, [{ texto }], { tamano: 9.5 }) + 9
  y += pluma.parrafo(62, y, 488, [{ texto: 'Agradezco tu participación.' }], { tamano: 9.5 }) + 30
  pluma.centrado(306, y, TITULARES[Number(variante.folio.slice(-1)) % TITULARES.length] ?? '', {
    tamano: 9.5,
    estilo: 'negrita',
  })
  pluma.centrado(306, y + 13, 'SECRETARIA DE GOBERNACIÓN', { tamano: 8.5 })
}

function pie(pluma: Pluma): void {
  pluma.raya(40, 676, 532, DORADO, 1)
  pluma.texto(48, 684, 'Base de Datos Nacional de la Clave Única de Registro de Población (RENAPO)', {
    tamano: 7.5,
    color: '#555555',
  })
  pluma.texto(48, 696, 'Estamos a sus órdenes para cualquier aclaración o duda sobre la conformación de su clave.', {
    tamano: 7.5,
    color: '#555555',
  })
  pluma.centrado(306, 728, 'TRÁMITE GRATUITO', { tamano: 11, estilo: 'negrita', color: GUINDA })
}
