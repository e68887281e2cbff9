import { CirclePause, Play } from 'lucide-react'
import { formatCuenta } from '#domain/cuenta-texto.ts'
import { Button } from '#admin/shared/ui/acciones/Button.tsx'
import { Card } from '#admin/shared/ui/pagina/Card.tsx'
import { ErrorState } from '#admin/shared/ui/estados/ErrorState.tsx'
import { Note } from '#admin/shared/ui/estados/Note.tsx'
import { Progress } from '#admin/shared/ui/estados/Progress.tsx'
import { VisuallyHidden } from '#admin/shared/ui/pagina/VisuallyHidden.tsx'
import { useActoCarga } from '#admin/portal/cargas/actos/use-acto-carga.ts'
import { useFocoQueSigue } from './use-foco-que-sigue.ts'
import { useRitmo } from './use-ritmo.ts'
import type { DetalleCarga, PasoCarga } from '#domain/cargas/carga.ts'
import type { ReactElement } from 'react'

interface MarchaCargaProps {
  detalle: DetalleCarga
  /** When it was last asked for, in ms since the epoch. */
  leidaAt: number
}

/** How far a step is, with the way to stop it; one that stopped, with the way to go on. */
export function MarchaCarga({ detalle, leidaAt }: MarchaCargaProps): ReactElement | null {
  const { paso } = detalle
  const foco = useFocoQueSigue(paso && (paso.estado === 'detenido' ? 'detenido' : 'en marcha'))
  if (paso === null) return null
  return (
    <div {...foco} className="stack">
      {paso.estado === 'detenido' ? (
        <Detenida detalle={detalle} paso={paso} />
      ) : (
        <EnMarcha detalle={detalle} paso={paso} leidaAt={leidaAt} />
      )}
    </div>
  )
}

const QUE = {
  leer: { haciendo: 'Revisando el archivo', detenido: 'La revisión del archivo se detuvo.' },
  cargar: { haciendo: 'Cargando los renglones', detenido: 'La carga se detuvo.' },
} as const satisfies Record<PasoCarga['paso'], unknown>

function Detenida({ detalle, paso }: { detalle: DetalleCarga; paso: PasoCarga }): ReactElement {
  const reanudar = useActoCarga('reanudar', detalle)
  return (
    <>
      {reanudar.error && <ErrorState title="No se pudo reanudar." error={reanudar.error} />}
      <Note
        tone="warn"
        live
        action={
          detalle.acciones.includes('reanudar') && (
            <Button size="sm" icon={Play} busy={reanudar.busy} busyText="Reanudando…" onClick={() => reanudar.run()}>
              Reanudar
            </Button>
          )
        }
      >
        <strong>{QUE[paso.paso].detenido}</strong> {paso.texto}{' '}
        {detalle.acciones.includes('reanudar') &&
          `Lo hecho se conserva: al reanudar sigue desde el renglón ${formatCuenta(paso.hechos)}.`}
      </Note>
    </>
  )
}

function EnMarcha({
  detalle,
  paso,
  leidaAt,
}: {
  detalle: DetalleCarga
  paso: PasoCarga
  leidaAt: number
}): ReactElement {
  const { hechos, total } = paso
  const ritmo = useRitmo(hechos, leidaAt)
  const detener = useActoCarga('detener', detalle)
  const share = total === null || total === 0 ? undefined : hechos / total
  return (
    <Card className="carga-marcha">
      {detener.error && <ErrorState title="No se pudo detener." error={detener.error} />}
      <div className="carga-marcha-linea">
        <Progress label={marchaTexto(paso, ritmo)} {...(share !== undefined && { value: share })} />
        {detalle.acciones.includes('detener') && (
          <Button icon={CirclePause} busy={detener.busy} busyText="Deteniendo…" onClick={() => detener.run()}>
            Detener
          </Button>
        )}
      </div>
      <p className="small secondary">Puedes salir de esta página: sigue en el servidor y aquí la encuentras.</p>
      <VisuallyHidden>
        <span role="status">{anuncio(paso, share)}</span>
      </VisuallyHidden>
    </Card>
  )
}

/** "Cargando los renglones: 600 de 1,204, 300 por segundo". */
function marchaTexto({ paso, estado, hechos, total, texto }: PasoCarga, ritmo: number | null): string {
  if (texto !== '') return texto
  if (estado === 'espera') return 'Espera su turno'
  const cuantos =
    total === null ? `${formatCuenta(hechos)} renglones` : `${formatCuenta(hechos)} de ${formatCuenta(total)}`
  const aprisa = ritmo === null || ritmo === 0 ? '' : `, ${formatCuenta(ritmo)} por segundo`
  return `${QUE[paso].haciendo}: ${cuantos}${aprisa}`
}

/** Rows between two announcements while nobody knows how many there are. */
const ANUNCIA_CADA = 10_000

/** What a screen reader hears: it changes seldom, so that it does not speak over everything else. */
function anuncio({ paso, estado, hechos }: PasoCarga, share: number | undefined): string {
  const { haciendo } = QUE[paso]
  if (estado === 'espera') return `${haciendo}: espera su turno`
  if (share !== undefined) return `${haciendo}: ${Math.floor(share * 10) * 10} por ciento`
  const miles = Math.floor(hechos / ANUNCIA_CADA) * ANUNCIA_CADA
  return miles === 0 ? haciendo : `${haciendo}: más de ${formatCuenta(miles)} renglones`
}
