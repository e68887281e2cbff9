import { claseTexto, NOMBRE_ESTADO_CORREO, NOMBRE_MEDIO_CORREO } from '#domain/correo/textos-correo.ts'
import { fechaHoraEnMexico } from '#domain/dia-mexico.ts'
import type { CorreoPanel } from '#domain/correo/correo.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** The mail of the portal as a file; the texts of the messages are not in it. */
export const EXPORTE_CORREOS: ExporteLista<CorreoPanel> = {
  hoja: 'Correos',
  archivo: 'correos',
  cuenta: ['correo', 'correos'],
  columnas: [
    { clave: 'asunto', titulo: 'Asunto', valor: ({ asunto }) => asunto },
    { clave: 'para', titulo: 'Para', valor: ({ para }) => para },
    { clave: 'clase', titulo: 'Trata de', valor: ({ clase }) => claseTexto(clase) },
    { clave: 'estado', titulo: 'Estado', valor: ({ estado }) => NOMBRE_ESTADO_CORREO[estado] },
    { clave: 'creado', titulo: 'Creado', valor: ({ creadoAt }) => fechaHoraEnMexico(creadoAt) },
    { clave: 'actor', titulo: 'Lo originó', valor: ({ actor }) => actor },
    { clave: 'intentos', titulo: 'Intentos', valor: ({ intentos }) => intentos },
    { clave: 'medio', titulo: 'Salió por', valor: ({ medio }) => (medio === null ? '' : NOMBRE_MEDIO_CORREO[medio]) },
  ],
}
