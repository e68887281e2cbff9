import { CalendarCheck, CalendarPlus, Pencil, Printer, Save, Undo2, WandSparkles } from 'lucide-react'
import { rutaVista } from '#domain/acceso/vistas/vistas.ts'
import { formatFechaCompleta } from '#domain/calendario/fecha-texto.ts'
import { anioLlenoTexto, llenarAnio } from '#domain/calendario/plan/llenar-anio.ts'
import { sugerirPeriodo } from '#domain/calendario/plan/sugerir-periodo.ts'
import { cuentaTexto } from '#domain/cuenta-texto.ts'
import { useSession } from '#admin/providers/session-context.ts'
import { Button, buttonClass } from '#admin/shared/ui/acciones/Button.tsx'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { LinkButton } from '#admin/shared/ui/acciones/LinkButton.tsx'
import { PageHeader } from '#admin/shared/ui/pagina/PageHeader.tsx'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import { tituloMes } from './Barra.tsx'
import type { CalendarioAnio } from '#domain/calendario/calendario-anio.ts'
import type { PlainDate } from '#domain/calendario/plain-date.ts'
import type { EdicionCalendario } from './use-edicion.ts'
import type { Lugar } from './use-lugar.ts'
import type { ReactElement } from 'react'

interface CabeceraProps {
  edita: boolean
  puede: boolean
  hoy: PlainDate
  lugar: Lugar
  edit: EdicionCalendario
  calendario: CalendarioAnio | undefined
  onGuardar: () => void
}

/** The page's name, what is being edited, and its acts. */
export function Cabecera({ edita, puede, hoy, lugar, edit, calendario, onGuardar }: CabeceraProps): ReactElement {
  const isEditing = edit.edicion !== null
  return (
    <PageHeader
      vista={edita ? 'calendarioEventos' : 'calendarioVisualizacion'}
      facts={isEditing ? editandoTexto(lugar, edit) : `Hoy es ${formatFechaCompleta(hoy)}.`}
      actions={
        isEditing ? (
          <Editando hoy={hoy} lugar={lugar} edit={edit} calendario={calendario} onGuardar={onGuardar} />
        ) : (
          <>
            <a className={buttonClass()} href={`/api/eventos/ics?anio=${lugar.anio}`} download>
              <Icon icon={CalendarPlus} />
              Descargar .ics
            </a>
            <Button icon={Printer} onClick={() => window.print()}>
              Imprimir
            </Button>
            {puede && (
              <Button variant="primary" icon={Pencil} onClick={() => edit.editar(lugar.mes)}>
                Editar
              </Button>
            )}
            {!edita && <IrAEditar lugar={lugar} />}
          </>
        )
      }
    />
  )
}

/** "Editando diciembre de 2026." or, in the view of a year, "Editando 2026."; then "10 cambios sin guardar; 8 días de fin de semana se marcaron como No laborable." */
function editandoTexto({ anio, mes, modo }: Lugar, { cambios, marcados }: EdicionCalendario): string {
  const what =
    modo === 'anio'
      ? `Editando ${anio}.`
      : `Editando ${tituloMes(anio, mes).toLowerCase().replace(` ${anio}`, ` de ${anio}`)}.`
  const unsaved = cambios.length === 0 ? 'Sin cambios' : `${cuentaTexto(cambios.length, 'cambio')} sin guardar`
  if (marcados === 0) return `${what} ${unsaved}.`
  const marked = cuentaTexto(marcados, 'día de fin de semana se marcó', 'días de fin de semana se marcaron')
  return `${what} ${unsaved}; ${marked} como No laborable.`
}

function Editando(props: Pick<CabeceraProps, 'hoy' | 'lugar' | 'edit' | 'calendario' | 'onGuardar'>): ReactElement {
  const { hoy, lugar, edit, calendario } = props
  const toast = useToast()
  const inYear = lugar.modo === 'anio'
  const suggest = (): void => {
    if (inYear || !calendario || !edit.edicion) return
    const eventos = [...calendario.previos, ...edit.edicion.actual]
    const cambios = sugerirPeriodo(lugar.anio, lugar.mes, eventos, calendario.inhabiles)
    edit.aplicar(cambios)
    if (cambios.length === 0) toast.notice('Este mes no tiene días hábiles vacíos: no hay nada que sugerir.')
    else
      toast.success(`${cuentaTexto(cambios.length, 'día sugerido', 'días sugeridos')}.`, {
        label: 'Deshacer',
        onSelect: () => edit.retirar(cambios),
      })
  }
  const fill = (): void => {
    if (!calendario || !edit.edicion) return
    const lleno = llenarAnio(lugar.anio, edit.edicion.actual, calendario.inhabiles, hoy)
    edit.aplicar(lleno.cambios)
    const texto = anioLlenoTexto(lugar.anio, lleno)
    if (lleno.cambios.length === 0) toast.notice(texto)
    else toast.success(texto, { label: 'Deshacer', onSelect: () => edit.retirar(lleno.cambios) })
  }
  const count = edit.cambios.length
  return (
    <>
      <Button onClick={edit.cancelar}>Cancelar</Button>
      <Button icon={Undo2} aria-disabled={edit.edicion?.pasos.length === 0} onClick={edit.deshacer}>
        Deshacer
      </Button>
      <Button
        icon={WandSparkles}
        aria-disabled={inYear}
        title={inYear ? 'Funciona en la vista de mes' : undefined}
        onClick={suggest}
      >
        Sugerir periodo
      </Button>
      <Button icon={CalendarCheck} onClick={fill}>
        Llenar el año
      </Button>
      <Button
        variant="primary"
        icon={Save}
        onClick={() => {
          if (count === 0) edit.cancelar()
          else props.onGuardar()
        }}
      >
        {count === 0 ? 'Guardar' : `Guardar ${cuentaTexto(count, 'cambio')}`}
      </Button>
    </>
  )
}

/** The way from the read-only calendar to the one that edits, for who opens it. */
function IrAEditar({ lugar }: { lugar: Lugar }): ReactElement | null {
  const { vistas } = useSession()
  if (!vistas.includes('calendarioEventos')) return null
  return (
    <LinkButton
      variant="primary"
      icon={Pencil}
      to={`${rutaVista('calendarioEventos')}&anio=${lugar.anio}&mes=${lugar.mes}`}
    >
      Editar
    </LinkButton>
  )
}
