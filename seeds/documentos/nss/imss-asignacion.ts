import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import type { Papel } from '#seeds/documentos/dibujo/hoja.ts'
import { escribirEncabezado, escribirSellos, VERDE_IMSS } from './imss-encabezado.ts'
import { fechaLarga, impresa, nssConGuiones } from '#seeds/documentos/dibujo/impresion.ts'
import type { VarianteNss } from './papel-nss.ts'
import { Pluma } from '#seeds/documentos/dibujo/pluma.ts'

/** "Asignación de Número de Seguridad Social": label above value, and the number again in a sentence. */
export function papelAsignacion(persona: PersonaFicticia, variante: VarianteNss): Papel {
  const titular = impresa(persona, variante.conAcentos)
  const pluma = new Pluma(variante.familia)
  let y = escribirEncabezado(pluma, ['Asignación de Número de Seguridad Social'])
  pluma.derecha(568, y, `Ciudad de México, a ${fechaLarga(variante.fechaEmision)}`, { tamano: 9 })
  y += 26
  pluma.rectangulo(44, y - 8, 524, 176, { borde: '#b8c9c4', radio: 4 })
  y = escribirDatos(pluma, titular, y)
  const saludo =
    'Con fundamento en los artículos 15 y 34 de la Ley del Seguro Social, y en atención a tu solicitud, te informamos que'
  y += pluma.parrafo(44, y + 14, 524, [{ texto: saludo }], { tamano: 10 }) + 22
  pluma.texto(44, y, 'tu Número de Seguridad Social es:', { tamano: 11 })
  pluma.centrado(306, y + 24, nssConGuiones(titular.nss), { tamano: 20, estilo: 'negrita', color: VERDE_IMSS })
  pluma.centrado(306, y + 54, `Asociado a la CURP: ${titular.curp}`, { tamano: 10 })
  const consejo =
    'Este número es único, permanente e intransferible. Consérvalo y entrégalo a tu patrón para que te inscriba. Verifica que tus datos sean correctos.'
  pluma.parrafo(44, y + 84, 524, [{ texto: consejo }], { tamano: 9, color: '#444444' })
  escribirSellos(
    pluma,
    `||Invocante:[Portal]|Proceso:[Asignacion]|Fecha:[${variante.fechaEmision}]|NSS:[${titular.nss}]|CURP:[${titular.curp}]||`,
    610,
  )
  return { titulo: 'Asignación de NSS', familia: variante.familia, hojas: [{ piezas: pluma.piezas }] }
}

function escribirDatos(pluma: Pluma, titular: PersonaFicticia, y: number): number {
  const datos = [
    ['Número de Seguridad Social', titular.nss],
    ['CURP', titular.curp],
    ['Nombre(s)', titular.nombres],
    ['Primer apellido', titular.apellidoPaterno],
    ['Segundo apellido', titular.apellidoMaterno],
  ] as const
  let top = y
  for (const [rotulo, valor] of datos) {
    pluma.texto(56, top, rotulo, { tamano: 8.5, color: '#5c6b66', papel: 'rotulo' })
    pluma.texto(56, top + 11, valor, { tamano: 11, estilo: 'negrita', papel: 'valor' })
    top += 33
  }
  return top
}
