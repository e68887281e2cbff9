import { actosEnLinea, TEXTO_AMBITO } from '#domain/acceso/acto.ts'
import type { PerfilPanel } from '#domain/acceso/perfil.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** The profiles as a file. */
export const EXPORTE_PERFILES: ExporteLista<PerfilPanel> = {
  hoja: 'Perfiles',
  archivo: 'perfiles',
  cuenta: ['perfil', 'perfiles'],
  columnas: [
    { clave: 'nombre', titulo: 'Nombre', valor: ({ nombre }) => nombre },
    { clave: 'ambito', titulo: 'Ámbito', valor: ({ ambito }) => TEXTO_AMBITO[ambito].titulo },
    { clave: 'actos', titulo: 'Actos', valor: ({ actos }) => actosEnLinea(actos) },
    { clave: 'menus', titulo: 'Menús', valor: ({ menus }) => menus },
    { clave: 'procesos', titulo: 'Procesos', valor: ({ procesos }) => procesos },
    { clave: 'usuarios', titulo: 'Usuarios', valor: ({ usuarios }) => usuarios },
    { clave: 'dosPasos', titulo: 'Dos pasos', valor: ({ exigeDosPasos }) => (exigeDosPasos ? 'Exigidos' : '') },
  ],
}
