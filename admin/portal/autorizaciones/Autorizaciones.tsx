import { CheckCheck } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { ACCION_IDS, DOS_MANOS } from '#domain/autorizaciones/dos-manos.ts'
import { ESTADO_PROPUESTA_IDS, ESTADOS_PROPUESTA } from '#domain/autorizaciones/propuesta.ts'
import { formatFechaCorta, todayInMexico } from '#domain/calendario/fecha-texto.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { KEY_AUTORIZACIONES } from '#admin/shared/autorizaciones/SegundaMano.tsx'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { EstadoPropuestaTag } from './EstadoPropuestaTag.tsx'
import { PropuestaDialog } from './PropuestaDialog.tsx'
import type { PropuestaPanel } from '#domain/autorizaciones/propuesta.ts'
import type { Columna, Filtro, TextosLista } from '#admin/shared/list/lista.ts'
import type { ReactElement } from 'react'

const TEXTOS: TextosLista = {
  tabla: 'Lo que otra persona tiene que autorizar',
  buscar: 'De qué, de quién o quién lo propuso',
  falla: 'No se pudo cargar lo que está por autorizar.',
  uno: 'propuesta',
  varios: 'propuestas',
  vacia: (
    <EmptyState icon={CheckCheck} title="No hay nada por autorizar.">
      Aquí aparece lo que una persona propone y otra tiene que autorizar: préstamos, pagos a mano, aumentos, parámetros
      y constantes.
    </EmptyState>
  ),
}

const FILTROS: readonly Filtro[] = [
  {
    key: 'estado',
    label: 'Estado',
    placeholder: 'Todos',
    opciones: ESTADO_PROPUESTA_IDS.map((valor) => ({ valor, label: ESTADOS_PROPUESTA[valor] })),
  },
  {
    key: 'accion',
    label: 'Qué se propone',
    placeholder: 'Todo',
    opciones: ACCION_IDS.map((valor) => ({ valor, label: DOS_MANOS[valor].titulo })),
  },
]

export function columnasPropuestas(open: (id: number) => void): readonly Columna<PropuestaPanel>[] {
  return [
    { key: 'folio', header: 'Folio', ancho: 110, mono: true, fija: true, sortBy: 'id', cell: ({ folio }) => folio },
    { key: 'accion', header: 'Qué se propone', ancho: 190, wrap: true, sortBy: 'accion', cell: ({ titulo }) => titulo },
    {
      key: 'sujeto',
      header: 'De qué o de quién',
      ancho: 230,
      wrap: true,
      entera: true,
      sortBy: 'sujeto',
      cell: ({ sujeto }) => sujeto,
    },
    {
      key: 'importe',
      header: 'Importe',
      ancho: 120,
      numeric: true,
      sortBy: 'importe',
      cell: ({ importeCentavos }) => (importeCentavos === null ? '–' : formatPesos(importeCentavos)),
    },
    {
      key: 'estado',
      header: 'Estado',
      ancho: 140,
      sortBy: 'estado',
      cell: ({ estado }) => <EstadoPropuestaTag estado={estado} />,
    },
    { key: 'propuso', header: 'Propuso', ancho: 160, wrap: true, sortBy: 'propuso', cell: ({ propuso }) => propuso },
    {
      key: 'propuesta',
      header: 'Cuándo',
      ancho: 110,
      sortBy: 'propuestaAt',
      cell: ({ propuestaAt }) => formatFechaCorta(todayInMexico(Date.parse(propuestaAt))),
    },
    { key: 'decidio', header: 'Decidió', ancho: 160, wrap: true, oculta: true, cell: ({ decidio }) => decidio || '–' },
    {
      key: 'decidida',
      header: 'Decidida',
      ancho: 110,
      oculta: true,
      cell: ({ decididaAt }) => (decididaAt === '' ? '–' : formatFechaCorta(todayInMexico(Date.parse(decididaAt)))),
    },
    {
      key: 'ver',
      header: 'Acciones',
      ancho: 90,
      fija: true,
      hideHeader: true,
      soloPantalla: true,
      cell: ({ id, folio, actions }) => {
        const texto = actions.includes('autorizar') ? 'Revisar' : 'Abrir'
        return (
          <Button size="sm" aria-label={`${texto} ${folio}`} onClick={() => open(id)}>
            {texto}
          </Button>
        )
      },
    },
  ]
}

/** `autorizaciones`: the proposals that another person has to authorise; `&propuesta=` opens one. */
export default function Autorizaciones(): ReactElement {
  const [params, setParams] = useSearchParams()
  const abierta = Number(params.get('propuesta') ?? 0)
  const open = (id: number | null): void =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (id === null) next.delete('propuesta')
      else next.set('propuesta', String(id))
      return next
    })
  const columnas = columnasPropuestas(open)
  return (
    <>
      <PageHeader vista="autorizaciones" facts="Una persona propone y otra autoriza: nada cambia hasta entonces." />
      <PortalList bandeja resource={KEY_AUTORIZACIONES} columnas={columnas} sort={{ field: 'estado', order: 'ASC' }}>
        <ListTable<PropuestaPanel> textos={TEXTOS} columnas={columnas} filtros={FILTROS} />
      </PortalList>
      {Number.isInteger(abierta) && abierta > 0 && <PropuestaDialog id={abierta} onClose={() => open(null)} />}
    </>
  )
}
