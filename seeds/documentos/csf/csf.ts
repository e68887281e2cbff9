import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { escribirDomicilio, escribirIdentificacion } from './csf-datos.ts'
import { escribirCedula } from './csf-cedula.ts'
import { escribirActividades, escribirObligaciones, escribirRegimenes, escribirSello } from './csf-tablas.ts'
import type { Hoja, Papel } from '#seeds/documentos/dibujo/hoja.ts'
import { impresa } from '#seeds/documentos/dibujo/impresion.ts'
import type { VarianteCsf } from './papel-csf.ts'
import { Pluma } from '#seeds/documentos/dibujo/pluma.ts'

/** The Constancia de Situación Fiscal of a natural person, one to three pages. */
export function papelCsf(persona: PersonaFicticia, variante: VarianteCsf): Papel {
  const contribuyente = impresa(persona, variante.conAcentos)
  const hojas = variante.paginas === 1 ? [unaHoja(contribuyente, variante)] : variasHojas(contribuyente, variante)
  return { titulo: 'Constancia de Situación Fiscal', familia: variante.familia, hojas }
}

function unaHoja(persona: PersonaFicticia, variante: VarianteCsf): Hoja {
  const pluma = nuevaHoja(variante, 1)
  let y = escribirCedula(pluma, persona, variante)
  y = escribirIdentificacion(pluma, persona, variante, y)
  y = escribirDomicilio(pluma, persona, variante, y + 6)
  y = escribirRegimenes(pluma, variante, y + 6)
  escribirSello(pluma, persona, variante, Math.min(y + 10, 690))
  return { piezas: pluma.piezas }
}

function variasHojas(persona: PersonaFicticia, variante: VarianteCsf): Hoja[] {
  const first = nuevaHoja(variante, 1)
  const below = escribirCedula(first, persona, variante)
  escribirDomicilio(first, persona, variante, escribirIdentificacion(first, persona, variante, below) + 12)

  const second = nuevaHoja(variante, 2)
  let y = escribirActividades(second, variante, 60)
  y = escribirRegimenes(second, variante, y + 14)
  y = escribirObligaciones(second, variante, y + 14)
  y = escribirAviso(second, y + 12)
  if (variante.paginas === 2) escribirSello(second, persona, variante, y + 12)
  if (variante.paginas === 2) return [first, second]

  const third = nuevaHoja(variante, 3)
  escribirContacto(third, escribirSello(third, persona, variante, 60) + 24)
  return [first, second, third]
}

function nuevaHoja(variante: VarianteCsf, numero: number): Pluma {
  const pluma = new Pluma(variante.familia)
  pluma.derecha(572, 22, `Página [${numero}] de [${variante.paginas}]`, { tamano: 7.5, color: '#555555' })
  return pluma
}

function escribirAviso(pluma: Pluma, y: number): number {
  const texto =
    'Sus datos personales son incorporados y protegidos en los sistemas del SAT, de conformidad con los Lineamientos de Protección de Datos Personales y con diversas disposiciones fiscales y legales sobre confidencialidad y protección de datos, a fin de ejercer las facultades conferidas a la autoridad fiscal.'
  return y + pluma.parrafo(40, y, 532, [{ texto }], { tamano: 7.5 })
}

/** The office's own address and postal code stand on the paper too: they are not the person's. */
function escribirContacto(pluma: Pluma, y: number): void {
  pluma.rectangulo(40, y, 532, 62, { borde: '#8f8f8f' })
  pluma.texto(50, y + 8, 'Contacto', { tamano: 9, estilo: 'negrita' })
  const lineas = [
    'Av. de los Ejemplos 77, módulo IV, piso 2, colonia Modelo, alcaldía Cuauhtémoc, C.P. 06301, Ciudad de México.',
    'Atención telefónica desde cualquier parte del país: MarcaEjemplo 55 0000 0000, opción 8, 1, 2.',
    'denuncias@ejemplo.gob.mx',
  ]
  for (const [index, linea] of lineas.entries()) pluma.texto(50, y + 23 + index * 12, linea, { tamano: 8 })
}
