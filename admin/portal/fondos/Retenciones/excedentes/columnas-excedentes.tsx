import { quincenaChip } from '#domain/calendario/quincena.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { EstadoExcedenteTag } from '#admin/shared/excedentes/EstadoExcedenteTag.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import type { Excedente } from '#domain/fondos/excedentes/excedente.ts'
import type { Columna } from '#admin/shared/list/lista.ts'

/** Columns of "Descontado de más". */
export function columnasExcedentes(decidir: (excedente: Excedente) => void): readonly Columna<Excedente>[] {
  return [
    {
      key: 'nombre',
      header: 'Nombre',
      ancho: 200,
      fija: true,
      wrap: true,
      sortable: true,
      sortBy: 'nombre',
      cell: ({ nombre }) => nombre,
    },
    {
      key: 'interno',
      header: 'No. interno',
      mono: true,
      ancho: 100,
      oculta: true,
      sortable: true,
      sortBy: 'interno',
      cell: ({ interno }) => interno,
    },
    {
      key: 'entidad',
      header: 'Entidad',
      ancho: 170,
      wrap: true,
      sortable: true,
      sortBy: 'entidad',
      cell: ({ entidad }) => entidad,
    },
    {
      key: 'quincena',
      header: 'Quincena',
      ancho: 170,
      sortable: true,
      sortBy: 'quincena',
      cell: ({ quincena }) => quincenaChip(quincena),
    },
    {
      key: 'clave',
      header: 'Clave',
      mono: true,
      ancho: 80,
      sortable: true,
      sortBy: 'clave',
      cell: ({ clave }) => clave,
    },
    {
      key: 'descontado',
      header: 'Descontado',
      numeric: true,
      ancho: 110,
      oculta: true,
      cell: ({ descontadoCentavos }) => <MoneyText centavos={descontadoCentavos} />,
    },
    {
      key: 'debido',
      header: 'Corresponde',
      numeric: true,
      ancho: 110,
      oculta: true,
      cell: ({ debidoCentavos }) => <MoneyText centavos={debidoCentavos} />,
    },
    {
      key: 'importe',
      header: 'De más',
      numeric: true,
      ancho: 100,
      sortable: true,
      sortBy: 'importe',
      cell: ({ importeCentavos }) => <MoneyText centavos={importeCentavos} />,
    },
    {
      key: 'estado',
      header: 'Estado',
      ancho: 180,
      cell: ({ estado }) => <EstadoExcedenteTag estado={estado} />,
    },
    {
      key: 'pendiente',
      header: 'Por decidir',
      numeric: true,
      ancho: 110,
      sortable: true,
      sortBy: 'pendiente',
      cell: ({ pendienteCentavos }) => <MoneyText centavos={pendienteCentavos} />,
    },
    {
      key: 'aFavor',
      header: 'A favor',
      numeric: true,
      ancho: 110,
      oculta: true,
      cell: ({ aFavorCentavos }) => <MoneyText centavos={aFavorCentavos} />,
    },
    {
      key: 'devuelto',
      header: 'Devuelto',
      numeric: true,
      ancho: 110,
      oculta: true,
      cell: ({ devueltoCentavos }) => <MoneyText centavos={devueltoCentavos} />,
    },
    {
      key: 'devueltoEl',
      header: 'Devuelto el',
      ancho: 110,
      oculta: true,
      cell: ({ devueltoEl }) => (devueltoEl === null ? '–' : formatFecha(devueltoEl)),
    },
    {
      key: 'referencia',
      header: 'Oficio o comprobante',
      ancho: 170,
      oculta: true,
      wrap: true,
      cell: ({ referencia }) => referencia || '–',
    },
    { key: 'carga', header: 'Carga', mono: true, ancho: 130, oculta: true, cell: ({ carga }) => carga },
    {
      key: 'acciones',
      header: 'Acciones',
      hideHeader: true,
      ancho: 110,
      fija: true,
      soloPantalla: true,
      cell: (excedente) =>
        excedente.actions.includes('decidir') && (
          <Button size="sm" onClick={() => decidir(excedente)}>
            Decidir
            <span className="visually-hidden">
              : {excedente.nombre}, {excedente.clave}
            </span>
          </Button>
        ),
    },
  ]
}
