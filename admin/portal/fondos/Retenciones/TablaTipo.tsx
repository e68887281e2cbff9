import { ChevronDown, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { formatFecha } from '#domain/calendario/fecha-texto.ts'
import { cuentaTexto, formatCuenta } from '#domain/cuenta-texto.ts'
import { DECISION_CORTA, motivoTexto } from '#domain/fondos/prestamos/retencion.ts'
import { formatPesos } from '#domain/organica/dinero.ts'
import { Paginas } from '#admin/shared/list/Paginas.tsx'
import { FILAS } from '#admin/shared/list/use-orden.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { DataTable } from '#admin/shared/ui/datos/DataTable.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { ImporteExplicable } from '#admin/shared/ui/datos/ImporteExplicable.tsx'
import { MoneyText } from '#admin/shared/ui/datos/MoneyText.tsx'
import { DecidirDialog } from './DecidirDialog.tsx'
import { ExplicarRetencion } from './ExplicarRetencion.tsx'
import { ResponderDialog } from './ResponderDialog.tsx'
import type { RenglonRetencion, TipoRetenido } from '#domain/fondos/prestamos/retencion-panel.ts'
import type { PlainDate } from '#domain/plain-date.ts'
import type { Column } from '#admin/shared/ui/datos/DataTable.tsx'
import type { ReactElement } from 'react'
import '#admin/portal/fondos/tabla-plegable.css'

const dia = (text: string): string => formatFecha(text as PlainDate)

type Acto = { readonly acto: 'responder' | 'decidir' | 'explicar'; readonly renglon: RenglonRetencion }

interface Columnas {
  /** Whether some row has an act: without any, the table has no column of acts. */
  readonly conActos: boolean
  readonly conEntidad: boolean
}

function columnsOf(act: (acto: Acto) => void, { conActos, conEntidad }: Columnas): readonly Column<RenglonRetencion>[] {
  return [
    { key: 'nombre', header: 'Nombre', cut: true, cell: ({ nombre }) => nombre },
    ...(conEntidad
      ? [{ key: 'entidad', header: 'Entidad', cut: true, cell: ({ entidad }: RenglonRetencion) => entidad }]
      : []),
    { key: 'inicio', header: 'Inicio', cell: ({ inicio }) => dia(inicio) },
    { key: 'fin', header: 'Fin', cell: ({ fin }) => dia(fin) },
    {
      key: 'monto',
      header: 'Monto',
      numeric: true,
      cell: ({ montoCentavos }) => <MoneyText centavos={montoCentavos} />,
    },
    {
      key: 'abono',
      header: 'Abono',
      numeric: true,
      cell: (renglon) => (
        <ImporteExplicable
          centavos={renglon.abonoCentavos}
          de={renglon.nombre}
          onExplicar={() => act({ acto: 'explicar', renglon })}
        />
      ),
    },
    { key: 'quincenas', header: 'Quincenas', numeric: true, cell: ({ quincenas }) => quincenas },
    { key: 'retenido', header: 'Retenido', wrap: true, cell: (renglon) => retenidoTexto(renglon) },
    { key: 'remitida', header: 'Remisión', cell: ({ remitida }) => (remitida ? 'Remitida' : 'Por remitir') },
    ...(conActos ? [actosColumn(act)] : []),
  ]
}

const actosColumn = (act: (acto: Acto) => void): Column<RenglonRetencion> => ({
  key: 'actos',
  header: 'Acciones',
  hideHeader: true,
  cell: (renglon) =>
    renglon.actions.length > 0 && (
      <span className="retenciones-actos">
        {renglon.actions.includes('responder') && (
          <Responder renglon={renglon} onClick={() => act({ acto: 'responder', renglon })} />
        )}
        {renglon.actions.includes('decidir') && (
          <Button
            size="sm"
            aria-label={`Decidir la diferencia de ${renglon.nombre}`}
            onClick={() => act({ acto: 'decidir', renglon })}
          >
            Decidir
          </Button>
        )}
      </span>
    ),
})

function Responder({ renglon, onClick }: { renglon: RenglonRetencion; onClick: () => void }): ReactElement {
  const verbo = renglon.retenidoCentavos === null ? 'Responder' : 'Corregir'
  return (
    <Button size="sm" aria-label={`${verbo} la retención de ${renglon.nombre}`} onClick={onClick}>
      {verbo}
    </Button>
  )
}

function retenidoTexto(renglon: RenglonRetencion): string {
  const { retenidoCentavos, aFavorCentavos, abonoCentavos, decision, enLicencia } = renglon
  if (enLicencia) return retenidoCentavos === null ? 'En licencia, sin pagar' : 'En licencia, pagado'
  if (retenidoCentavos === null) return 'Sin respuesta'
  if (aFavorCentavos > 0) return `${formatPesos(retenidoCentavos)} · ${formatPesos(aFavorCentavos)} a favor`
  if (retenidoCentavos === abonoCentavos) return formatPesos(retenidoCentavos)
  const decided = decision === null ? 'por decidir' : DECISION_CORTA[decision]
  return `${formatPesos(retenidoCentavos)} · ${motivoTexto(renglon)} · ${decided}`
}

interface TablaTipoProps {
  tipo: TipoRetenido
  /** Those of its rows that are shown, the page of them that is in sight among them. */
  rows: readonly RenglonRetencion[]
  /** Rows of more entities than one: each says whose it is. */
  conEntidad: boolean
}

/** A kind of loan: its total, and its table when it is opened. */
export function TablaTipo({
  tipo: { tabla, totalCentavos, renglones },
  rows,
  conEntidad,
}: TablaTipoProps): ReactElement {
  const [open, setOpen] = useState(renglones.length > 0)
  const [acto, setActo] = useState<Acto | null>(null)
  const [pagina, setPagina] = useState(1)
  const [filas, setFilas] = useState<number>(FILAS[0])
  // Fewer rows are left than when the page was turned: a search, or an answer.
  const page = Math.min(pagina, Math.max(1, Math.ceil(rows.length / filas)))
  const close = (): void => setActo(null)
  return (
    <section className="card retenciones-tabla">
      <button type="button" className="plegable-cabeza" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon icon={open ? ChevronDown : ChevronRight} />
        <span className="plegable-titulo">{tabla}</span>
        <span className="secondary">
          {rows.length < renglones.length && `${formatCuenta(rows.length)} de `}
          {cuentaTexto(renglones.length, 'préstamo')}
        </span>
        <MoneyText centavos={totalCentavos} />
      </button>
      {open && (
        <DataTable
          caption={tabla}
          columns={columnsOf(setActo, { conEntidad, conActos: renglones.some(({ actions }) => actions.length > 0) })}
          rows={rows.slice((page - 1) * filas, page * filas)}
          rowKey={({ id }) => id}
          minWidth={960}
          empty={<EmptyState title="No hay registros para mostrar." />}
        />
      )}
      {open && rows.length > FILAS[0] && (
        <Paginas
          de={tabla}
          page={page}
          perPage={filas}
          rows={rows.length}
          total={formatCuenta(rows.length)}
          onPage={setPagina}
          onFilas={(next) => {
            setFilas(next)
            setPagina(1)
          }}
        />
      )}
      {acto?.acto === 'explicar' && <ExplicarRetencion id={acto.renglon.id} onClose={close} />}
      {acto?.acto === 'responder' && <ResponderDialog renglon={acto.renglon} onClose={close} />}
      {acto?.acto === 'decidir' && <DecidirDialog renglon={acto.renglon} onClose={close} />}
    </section>
  )
}
