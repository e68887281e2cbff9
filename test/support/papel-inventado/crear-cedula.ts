import type { PersonaFicticia } from '#seeds/demo/personas/persona-ficticia.ts'
import { dibujarPdf } from '#seeds/documentos/dibujo/dibujar-pdf.ts'
import { Pluma } from '#seeds/documentos/dibujo/pluma.ts'

/** The invented paper of a person, as PDF bytes. */
export function crearCedula(persona: PersonaFicticia, folio: string): Promise<Buffer> {
  const pluma = new Pluma('helvetica')
  pluma.centrado(306, 70, 'Cédula de Servicio Médico', { tamano: 18, estilo: 'negrita' })
  const rows = [
    ['Folio de la cédula:', folio],
    ['CURP:', persona.curp],
    ['Nombre(s):', persona.nombres],
    ['Primer apellido:', persona.apellidoPaterno],
    ['Segundo apellido:', persona.apellidoMaterno],
    ['Clínica de adscripción:', 'Clínica Los Encinos'],
  ] as const
  for (const [index, [label, value]] of rows.entries()) {
    pluma.texto(60, 130 + index * 26, label, { tamano: 11, papel: 'rotulo' })
    pluma.texto(230, 130 + index * 26, value, { tamano: 11, papel: 'valor' })
  }
  return dibujarPdf({ titulo: 'Cédula', familia: 'helvetica', hojas: [{ piezas: pluma.piezas }] })
}
