import { FileUp, Landmark, Plus } from 'lucide-react'
import { useMemo, useState } from 'react'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { RESULTADOS_PAGO } from '#domain/fondos/pagos/cuenta-cargo.ts'
import { deudorTexto } from '#domain/fondos/pagos/panel-pagos.ts'
import { isPorIdentificar, MOTIVOS_SIN_LINEA, motivoSinLinea } from '#domain/fondos/pagos/por-identificar.ts'
import { referenciaTexto } from '#domain/fondos/referencia-pago.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { ImporteExplicable } from '#admin/shared/ui/datos/ImporteExplicable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { AsignarPagoDialog } from './AsignarPagoDialog.tsx'
import { ExplicacionPagoDialog } from './ExplicacionPagoDialog.tsx'
import { RegistrarPago } from './RegistrarPago.tsx'
import { ResultadoPagoTag } from './ResultadoPagoTag.tsx'
import { useEstadoValidacion } from './use-validacion.ts'
import type { PagoDeDialogo } from './PagoEnEspera.tsx'
import type { PagoRegistrado } from '#domain/fondos/pagos/panel-pagos.ts'
import type { Columna, Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosLista = {
  tabla: 'Pagos que informó el banco',
  buscar: 'Referencia, operación o entidad',
  falla: 'No se pudieron cargar los pagos.',
  uno: 'pago',
  varios: 'pagos',
  vacia: (
    <EmptyState icon={Landmark} title="El banco aún no informa pagos.">
      Carga su respuesta, o registra un pago a mano.
    </EmptyState>
  ),
}

type AbrirPago = (pago: PagoRegistrado) => void

export function columnasPagos(explicar: AbrirPago, asignar: AbrirPago): readonly Columna<PagoRegistrado>[] {
  const explicable = (centavos: number, pago: PagoRegistrado): ReactElement => (
    <ImporteExplicable
      centavos={centavos}
      de={pago.deudor || `la referencia ${referenciaTexto(pago.referencia)}`}
      onExplicar={() => explicar(pago)}
    />
  )
  return [
    {
      key: 'referencia',
      header: 'Referencia',
      mono: true,
      ancho: 190,
      fija: true,
      sortBy: 'referencia',
      cell: ({ referencia }) => referenciaTexto(referencia),
    },
    { key: 'deudor', header: 'De', ancho: 200, wrap: true, cell: deudorTexto },
    { key: 'quincena', header: 'Quincena', ancho: 150, cell: ({ quincena }) => quincena || '–' },
    {
      key: 'importe',
      header: 'Importe',
      numeric: true,
      ancho: 120,
      sortBy: 'importe',
      cell: (pago) => explicable(pago.importeCentavos, pago),
    },
    { key: 'fecha', header: 'Fecha del banco', ancho: 120, sortBy: 'fecha', cell: ({ fecha }) => formatFecha(fecha) },
    {
      key: 'resultado',
      header: 'Resultado',
      ancho: 200,
      sortBy: 'resultado',
      cell: (pago) => <ResultadoPagoTag pago={pago} />,
    },
    {
      key: 'interes',
      header: 'Intereses',
      numeric: true,
      ancho: 100,
      oculta: true,
      cell: (pago) => explicable(pago.interesCentavos, pago),
    },
    {
      key: 'excedente',
      header: 'A favor',
      numeric: true,
      ancho: 100,
      cell: (pago) => explicable(pago.excedenteCentavos, pago),
    },
    { key: 'operacion', header: 'Operación', mono: true, ancho: 120, cell: ({ operacion }) => operacion },
    { key: 'origen', header: 'Origen', ancho: 200, oculta: true, cell: ({ origen }) => origen },
    {
      key: 'acciones',
      header: 'Acciones',
      hideHeader: true,
      ancho: 110,
      fija: true,
      soloPantalla: true,
      cell: (pago) =>
        pago.actions.map((acto) => (
          <Button key={acto} size="sm" onClick={() => asignar(pago)}>
            {acto === 'reasignar' ? 'Reasignar' : 'Asignar'}
            <span className="visually-hidden">: operación {pago.operacion}</span>
          </Button>
        )),
    },
  ]
}

const FILTROS: readonly Filtro[] = [
  {
    key: 'resultado',
    label: 'Resultado',
    placeholder: 'Todos',
    opciones: Object.entries(RESULTADOS_PAGO).map(([valor, label]) => ({ valor, label })),
  },
  {
    key: 'tardio',
    label: 'A tiempo o tardío',
    placeholder: 'Todos',
    opciones: [
      { valor: true, label: 'Tardío' },
      { valor: false, label: 'A tiempo' },
    ],
  },
]

/** What the bank answered: each payment in its list, the way to load an answer, and one by hand. */
export function PagosTab(): ReactElement {
  const [registra, setRegistra] = useState(false)
  const [explicado, setExplicado] = useState<PagoRegistrado | null>(null)
  const [asignado, setAsignado] = useState<PagoRegistrado | null>(null)
  const columnas = useMemo(() => columnasPagos(setExplicado, setAsignado), [])
  const { data } = useEstadoValidacion()
  return (
    <div className="stack">
      {data?.actions.includes('cargar') && (
        <div className="row">
          <LinkButton variant="primary" icon={FileUp} to={`${rutaVista('cargas')}?nueva=pagos`}>
            Cargar respuesta del banco
          </LinkButton>
          {data.actions.includes('registrar') && (
            <Button icon={Plus} onClick={() => setRegistra(true)}>
              Registrar pago a mano
            </Button>
          )}
        </div>
      )}
      <PortalList resource="pagos" columnas={columnas} sort={{ field: 'fecha', order: 'DESC' }}>
        <ListTable<PagoRegistrado> textos={TEXTOS} columnas={columnas} filtros={FILTROS} />
      </PortalList>
      {explicado && <ExplicacionPagoDialog pago={explicado} onClose={() => setExplicado(null)} />}
      {asignado && <AsignarPagoDialog pago={deDialogo(asignado)} onClose={() => setAsignado(null)} />}
      {registra && <RegistrarPago onClose={() => setRegistra(false)} />}
    </div>
  )
}

const deDialogo = (pago: PagoRegistrado): PagoDeDialogo => ({
  ...pago,
  donde: isPorIdentificar(pago.resultado)
    ? { label: 'Por qué espera', value: MOTIVOS_SIN_LINEA[motivoSinLinea(pago)] }
    : { label: 'Está en la línea', value: `${referenciaTexto(pago.linea)}, ${deudorTexto(pago)}` },
})
