import { Inbox } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { ListTable } from '#admin/shared/list/ListTable.tsx'
import { PortalList } from '#admin/shared/list/PortalList.tsx'
import { useList } from '#admin/shared/list/list-state.ts'
import { useUnidades } from '#admin/shared/list/use-unidades.ts'
import { textosActo } from '#admin/shared/movimientos/textos-acto.ts'
import { classNames } from '#admin/shared/ui/class-names.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { EmptyState } from '#admin/shared/ui/estados/EmptyState.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { RechazosDialog } from '#admin/shared/ui/capas/RechazosDialog.tsx'
import { columnasBandeja } from './columnas.tsx'
import { DetalleDialog } from './DetalleDialog.tsx'
import { HojaMovimiento } from './HojaMovimiento.tsx'
import { LoteDialog } from './LoteDialog.tsx'
import { useAbierto } from './use-abierto.ts'
import { useLote } from './use-lote.ts'
import { useTeclasBandeja } from './use-teclas-bandeja.ts'
import type { Columna, TextosLista } from '#admin/shared/list/lista.ts'
import type { Ambito } from '#domain/acceso/acto.ts'
import type { Espera } from '#domain/afiliacion/actos/espera.ts'
import type { MovimientoRenglon } from '#domain/afiliacion/movimientos/movimiento.ts'
import type { ReactElement, ReactNode } from 'react'
import type { ActoDeBandeja } from './use-lote.ts'
import './movimientos.css'

export interface BandejaProps {
  titulo: string
  espera: Espera
  /** What is done here, one by one or to many. */
  acto: ActoDeBandeja
  /** The key that does it while a row has the focus. */
  tecla: string
  vacia: string
  /** What the person should know over the rows, and under the title. */
  aviso?: ReactNode
  facts?: string
  /** Its columns, where they are not those of the institute's trays. */
  columnasDe?: (abrir: (folio: string) => void, now: number) => readonly Columna<MovimientoRenglon>[]
  /** Where a movement opens: beside the tray, or in the documented dialog. */
  detalle?: 'hoja' | 'dialogo'
  /** Whether all are of one entity: then there is nothing to filter by. */
  deUnaEntidad?: boolean
  /** Whose screen it is, where its acts are called as there. */
  vista?: Ambito
}

/** A tray: what waits for one turn, the longest first, with the act of that turn and the movement beside it. */
export function Bandeja(props: BandejaProps): ReactElement {
  const { abrir } = useAbierto()
  const [now] = useState(() => Date.now())
  const { columnasDe = columnasBandeja } = props
  const columnas = useMemo(() => columnasDe(abrir, now), [columnasDe, abrir, now])
  const permanente = useMemo(() => ({ espera: props.espera }), [props.espera])
  return (
    <PortalList
      bandeja
      resource="movimientos"
      columnas={columnas}
      sort={{ field: 'desde', order: 'ASC' }}
      permanente={permanente}
    >
      <Contenido {...props} columnas={columnas} />
    </PortalList>
  )
}

type ContenidoProps = BandejaProps & { columnas: ReturnType<typeof columnasBandeja> }

function Contenido(props: ContenidoProps): ReactElement {
  const { titulo, acto, tecla, vacia, aviso, facts, columnas, detalle = 'hoja', deUnaEntidad = false, vista } = props
  const { perfil } = useSession()
  const { data } = useList()
  const { folio, abrir } = useAbierto()
  const rows = useMemo(() => (data ?? []) as readonly MovimientoRenglon[], [data])
  const clear = useRef<() => void>(() => undefined)
  const [preguntado, setPreguntado] = useState<readonly number[] | null>(null)
  const lote = useLote(acto, rows, () => {
    clear.current()
    setPreguntado(null)
  })
  const frame = useTeclasBandeja({ tecla, onTecla: (one) => lote.run([one]), rows, abierto: folio !== null })
  const { entidades } = useUnidades(undefined)
  const { boton, icono, ocupado } = textosActo(acto, vista ?? perfil.ambito)
  const rechazados = [...(lote.result?.rechazados ?? []), ...(lote.back.result?.rechazados ?? [])]
  const [seguido, setSeguido] = useState<string | null>(null)
  const next = (): void => {
    const at = rows.findIndex((row) => row.folio === folio)
    const siguiente = rows[at + 1]?.folio ?? rows[at - 1]?.folio ?? null
    setSeguido(siguiente)
    abrir(siguiente)
  }
  return (
    <>
      <PageHeader title={titulo} facts={[facts, teclasTexto(tecla, boton)].filter(Boolean).join(' ')} />
      <div ref={frame} className={classNames('stack bandeja', deUnaEntidad && 'bandeja-dependencia')}>
        {aviso}
        {lote.error !== null && !preguntado && (
          <ErrorState title={`No se pudo ${boton.toLowerCase()}.`} error={lote.error} />
        )}
        {lote.back.error !== null && <ErrorState title="No se pudo deshacer." error={lote.back.error} />}
        <ListTable<MovimientoRenglon>
          textos={textosBandeja(vacia)}
          columnas={columnas}
          filtros={deUnaEntidad ? [] : [{ key: 'adscripcionId', label: 'Entidad', opciones: entidades }]}
          actos={(ids, quitar) => (
            <Button
              variant="primary"
              size="sm"
              icon={icono}
              busy={lote.busy}
              busyText={ocupado}
              disabled={ids.size > lote.max}
              title={ids.size > lote.max ? `Hasta ${lote.max} a la vez` : undefined}
              onClick={() => {
                clear.current = quitar
                if (lote.razones([...ids]).length > 0) setPreguntado([...ids])
                else lote.run([...ids])
              }}
            >
              {boton}
            </Button>
          )}
        />
      </div>
      {preguntado && (
        <LoteDialog
          lote={lote}
          ids={preguntado}
          razones={lote.razones(preguntado)}
          boton={boton}
          busyText={ocupado}
          onClose={() => setPreguntado(null)}
        />
      )}
      {rechazados.length > 0 && (
        <RechazosDialog
          title={cuentaTexto(rechazados.length, 'movimiento quedó igual', 'movimientos quedaron igual')}
          rechazados={rechazados.map(({ folio, error }) => ({
            key: folio,
            nombre: <span className="mono">{folio}</span>,
            error,
          }))}
          onClose={() => {
            lote.reset()
            lote.back.reset()
          }}
        />
      )}
      {folio !== null &&
        (detalle === 'dialogo' ? (
          <DetalleDialog key={folio} folio={folio} onClose={() => abrir(null)} {...(vista && { vista })} />
        ) : (
          <HojaMovimiento
            key={folio}
            folio={folio}
            seguido={folio === seguido}
            onClose={() => abrir(null)}
            onDone={next}
          />
        ))}
    </>
  )
}

const teclasTexto = (tecla: string, boton: string): string =>
  `Con un renglón enfocado: flechas para moverte, Entrar para abrirlo, ${tecla.toUpperCase()} para ${boton.toLowerCase()}.`

function textosBandeja(vacia: string): TextosLista {
  return {
    tabla: 'Movimientos que esperan',
    buscar: 'Folio, nombre, CURP o No. interno',
    falla: 'No se pudo cargar la bandeja.',
    uno: 'movimiento',
    varios: 'movimientos',
    vacia: (
      <EmptyState icon={Inbox} title="Nada espera por ti">
        {vacia}
      </EmptyState>
    ),
  }
}
