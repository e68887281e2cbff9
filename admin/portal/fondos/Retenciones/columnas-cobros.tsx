import { Link } from 'react-router-dom'
import { quincenaChip } from '#domain/calendario/quincena.ts'
import { CLASES_COBRO, ESTADOS_DE_LISTA, type CobroDeLista } from '#domain/fondos/prestamos/cobro-de-lista.ts'
import { BOTON_COBRO } from '#admin/shared/cobros/use-cobro-acto.ts'
import { rutaPrestamo } from '#domain/fondos/prestamos/ruta-prestamo.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import type { Columna } from '#admin/shared/list/lista.ts'

type ActoDeLista = CobroDeLista['actions'][number]

const BOTONES: Readonly<Record<ActoDeLista, string>> = { ...BOTON_COBRO, decidir: 'Aplicar o devolver' }

/** Columns of "Cobros y saldos a favor". */
export function columnasCobros(
  actuar: (acto: ActoDeLista, cobro: CobroDeLista) => void,
): readonly Columna<CobroDeLista>[] {
  return [
    {
      key: 'nombre',
      header: 'Nombre',
      ancho: 220,
      fija: true,
      wrap: true,
      sortBy: 'nombre',
      cell: ({ nombre }) => nombre,
    },
    { key: 'clase', header: 'Qué es', ancho: 150, sortBy: 'clase', cell: ({ clase }) => CLASES_COBRO[clase] },
    {
      key: 'estado',
      header: 'Estado',
      ancho: 200,
      wrap: true,
      sortBy: 'estado',
      cell: ({ estado }) => ESTADOS_DE_LISTA[estado],
    },
    {
      key: 'pendiente',
      header: 'Pendiente',
      numeric: true,
      ancho: 120,
      sortBy: 'pendienteCentavos',
      cell: ({ pendienteCentavos }) => <MoneyText centavos={pendienteCentavos} />,
    },
    {
      key: 'importe',
      header: 'Importe',
      numeric: true,
      ancho: 120,
      sortBy: 'importeCentavos',
      cell: ({ importeCentavos }) => <MoneyText centavos={importeCentavos} />,
    },
    {
      key: 'prestamo',
      header: 'Préstamo',
      mono: true,
      ancho: 110,
      sortBy: 'prestamo',
      cell: ({ prestamo }) => <Link to={rutaPrestamo(prestamo)}>{prestamo}</Link>,
    },
    {
      key: 'quincena',
      header: 'Quincena',
      ancho: 180,
      sortBy: 'quincena',
      cell: ({ quincena }) => quincenaChip(quincena),
    },
    {
      key: 'interno',
      header: 'No. interno',
      mono: true,
      ancho: 100,
      sortBy: 'interno',
      cell: ({ interno }) => interno,
    },
    {
      key: 'referencia',
      header: 'Referencia',
      mono: true,
      ancho: 180,
      oculta: true,
      sortBy: 'referencia',
      cell: ({ referencia }) => referencia || '–',
    },
    {
      key: 'acciones',
      header: 'Acciones',
      hideHeader: true,
      ancho: 180,
      fija: true,
      soloPantalla: true,
      cell: (cobro) => (
        <span className="retenciones-actos">
          {cobro.actions.map((acto) => (
            <Button key={acto} size="sm" onClick={() => actuar(acto, cobro)}>
              {BOTONES[acto]}
              <span className="visually-hidden">: {cobro.nombre}</span>
            </Button>
          ))}
        </span>
      ),
    },
  ]
}
