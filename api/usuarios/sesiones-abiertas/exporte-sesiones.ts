import { fechaHoraEnMexico } from '#domain/dia-mexico.ts'
import type { SesionAbierta } from '#domain/usuarios/sesion-abierta.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** The open sessions as a file. */
export const EXPORTE_SESIONES: ExporteLista<SesionAbierta> = {
  hoja: 'Sesiones',
  archivo: 'sesiones',
  cuenta: ['sesión', 'sesiones'],
  columnas: [
    { clave: 'nombre', titulo: 'Persona', valor: ({ nombre, usuario }) => `${nombre} (${usuario})` },
    { clave: 'perfil', titulo: 'Perfil', valor: ({ perfil }) => perfil },
    { clave: 'equipo', titulo: 'Equipo', valor: ({ equipo }) => equipo },
    { clave: 'direccion', titulo: 'Dirección', valor: ({ direccion }) => direccion },
    { clave: 'creadaAt', titulo: 'Desde', valor: ({ creadaAt }) => fechaHoraEnMexico(creadaAt) },
    { clave: 'ultimoUsoAt', titulo: 'Último uso', valor: ({ ultimoUsoAt }) => fechaHoraEnMexico(ultimoUsoAt) },
    { clave: 'venceAt', titulo: 'Vence', valor: ({ venceAt }) => fechaHoraEnMexico(venceAt) },
  ],
}
