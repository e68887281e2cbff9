import { fechaHoraEnMexico } from '#domain/dia-mexico.ts'
import { ESTADOS_PROPUESTA, type PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import { centavosToPesos } from '#domain/organica/dinero.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** The proposals as a file. */
export const EXPORTE_PROPUESTAS: ExporteLista<PropuestaPanel> = {
  hoja: 'Por autorizar',
  archivo: 'por-autorizar',
  cuenta: ['propuesta', 'propuestas'],
  columnas: [
    { clave: 'folio', titulo: 'Folio', valor: ({ folio }) => folio },
    { clave: 'accion', titulo: 'Qué se propone', valor: ({ titulo }) => titulo },
    { clave: 'sujeto', titulo: 'De qué o de quién', valor: ({ sujeto }) => sujeto },
    {
      clave: 'importe',
      titulo: 'Importe',
      pesos: true,
      valor: ({ importeCentavos }) => (importeCentavos === null ? '' : centavosToPesos(importeCentavos)),
    },
    { clave: 'estado', titulo: 'Estado', valor: ({ estado }) => ESTADOS_PROPUESTA[estado] },
    { clave: 'propuso', titulo: 'Propuso', valor: ({ propuso }) => propuso },
    { clave: 'propuesta', titulo: 'Cuándo', valor: ({ propuestaAt }) => fechaHoraEnMexico(propuestaAt) },
    { clave: 'decidio', titulo: 'Decidió', valor: ({ decidio }) => decidio },
    {
      clave: 'decidida',
      titulo: 'Decidida',
      valor: ({ decididaAt }) => (decididaAt === '' ? '' : fechaHoraEnMexico(decididaAt)),
    },
  ],
}
