import { centavosToPesos } from '#domain/organica/dinero.ts'
import type { CategoriaPanel } from '#domain/organica/panel.ts'
import type { ExporteLista } from '#api/http/listas/exporte-lista.ts'

/** The categories with the salary in force, as a file. */
export const EXPORTE_CATEGORIAS: ExporteLista<CategoriaPanel> = {
  hoja: 'Categorías',
  archivo: 'categorias',
  cuenta: ['categoría', 'categorías'],
  columnas: [
    { clave: 'clave', titulo: 'Clave', valor: ({ clave }) => clave },
    { clave: 'nombre', titulo: 'Nombre', valor: ({ nombre }) => nombre },
    {
      clave: 'sueldo',
      titulo: 'Sueldo mensual',
      pesos: true,
      valor: ({ sueldoCentavos }) => centavosToPesos(sueldoCentavos),
    },
    { clave: 'desde', titulo: 'Vigente desde', valor: ({ vigenteDesde }) => vigenteDesde },
    { clave: 'hasta', titulo: 'Vigente hasta', valor: ({ vigenteHasta }) => vigenteHasta ?? '' },
    { clave: 'activo', titulo: 'Estado', valor: ({ activo }) => (activo ? 'Activo' : 'Inactivo') },
  ],
}
