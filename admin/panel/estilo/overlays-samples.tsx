import { CalendarDays, Download, EllipsisVertical, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Icon } from '#admin/shared/ui/Icon.tsx'
import { Button, buttonClass } from '#admin/shared/ui/acciones/Button.tsx'
import { ActDialog } from '#admin/shared/ui/capas/ActDialog.tsx'
import { ConflictDialog } from '#admin/shared/ui/capas/ConflictDialog.tsx'
import { Dialog } from '#admin/shared/ui/capas/Dialog.tsx'
import { Menu } from '#admin/shared/ui/capas/Menu.tsx'
import { Popover } from '#admin/shared/ui/capas/Popover.tsx'
import { RechazosDialog } from '#admin/shared/ui/capas/RechazosDialog.tsx'
import { EstatusTag } from '#admin/shared/ui/datos/StatusTag.tsx'
import { DateInput } from '#admin/shared/ui/campos/DateInput.tsx'
import { Field } from '#admin/shared/ui/campos/Field.tsx'
import { UnsavedDialog } from '#admin/shared/ui/capas/UnsavedDialog.tsx'
import { SideSheet } from '#admin/shared/ui/capas/SideSheet.tsx'
import { useToast } from '#admin/shared/ui/capas/toast-context.ts'
import type { Sample } from './sample.ts'
import type { ReactElement } from 'react'

function Overlays(): ReactElement {
  const [open, setOpen] = useState<'dialog' | 'sheet' | null>(null)
  const toast = useToast()
  const close = (): void => setOpen(null)
  return (
    <div className="row">
      <Button onClick={() => setOpen('dialog')}>Abrir diálogo</Button>
      <Button onClick={() => setOpen('sheet')}>Abrir panel lateral</Button>
      <Button onClick={() => toast.success('Documento agregado', { label: 'Deshacer', onSelect: () => undefined })}>
        Mostrar aviso
      </Button>
      <Dialog
        open={open === 'dialog'}
        title="Carta Testamentaria pendiente"
        onClose={close}
        footer={
          <>
            <Button onClick={close}>Cancelar</Button>
            <Button variant="primary" onClick={close}>
              Continuar
            </Button>
          </>
        }
      >
        <p>Puedes continuar el registro sin ella y completarla después.</p>
      </Dialog>
      {open === 'sheet' && (
        <SideSheet
          title="José Ángel de la Rosa Ibáñez"
          facts="Licencia con aportación, Secretaría de Salud"
          eyebrow={
            <>
              <span className="mono">L-26-004410</span> <EstatusTag estatus="Validado" />
            </>
          }
          onClose={close}
          footer={<Button variant="primary">Marcar revisado</Button>}
        >
          <p>El detalle deja la lista a la vista.</p>
        </SideSheet>
      )}
    </div>
  )
}

type Asked = 'acto' | 'ocupado' | 'fallo' | 'conflicto' | 'rechazos' | 'salir'

const DIALOGS: readonly (readonly [Asked, string])[] = [
  ['acto', 'Abrir un acto'],
  ['ocupado', 'Abrir un acto en curso'],
  ['fallo', 'Abrir un acto que falló'],
  ['conflicto', 'Abrir dos versiones'],
  ['rechazos', 'Abrir lo que no se hizo'],
  ['salir', 'Abrir cambios sin guardar'],
]

function Dialogs(): ReactElement {
  const [asked, setAsked] = useState<Asked | null>(null)
  const close = (): void => setAsked(null)
  return (
    <div className="row">
      {DIALOGS.map(([which, label]) => (
        <Button key={which} onClick={() => setAsked(which)}>
          {label}
        </Button>
      ))}
      {(asked === 'acto' || asked === 'ocupado' || asked === 'fallo') && (
        <ActDialog
          title="Retirar el movimiento de Maximiliana Guadalupe Villavicencio-Montemayor y Bustamante"
          action="Retirar movimiento"
          cancel="Conservar"
          danger
          busyText="Retirando…"
          busy={asked === 'ocupado'}
          error={asked === 'fallo' && { message: 'No hay conexión con el servidor.', requestId: '01J9-EJEMPLO' }}
          failure="No se pudo retirar."
          onClose={close}
          onSubmit={close}
        >
          <p>El alta deja de esperar validación y la persona no entra en la quincena. No se puede deshacer.</p>
          {asked === 'ocupado' && (
            <Button size="sm" onClick={close}>
              Terminar la muestra
            </Button>
          )}
        </ActDialog>
      )}
      {asked === 'conflicto' && (
        <ConflictDialog
          who="Lucía Robledo, 10:42"
          error="No se pudo guardar: sin conexión."
          differences={[
            { label: 'Teléfono', mine: '449 145 2210', theirs: '' },
            { label: 'Entidad', mine: 'Secretaría de Salud', theirs: 'Instituto de Educación' },
          ]}
          onKeepMine={close}
          onTakeTheirs={close}
        />
      )}
      {asked === 'rechazos' && (
        <RechazosDialog
          title="2 movimientos quedaron como estaban"
          rechazados={[
            { key: 1, nombre: 'A-26-018841', error: 'Ya lo validó otra persona.' },
            { key: 2, nombre: 'A-26-018840', error: 'Le falta la Constancia de Situación Fiscal.' },
          ]}
          onClose={close}
        />
      )}
      {asked === 'salir' && <UnsavedDialog what="lo que escribiste aquí" onLeave={close} onStay={close} />}
    </div>
  )
}

const ORDEN = [
  { label: 'Más recientes', checked: true, group: 'Orden' },
  { label: 'Por nombre', checked: false },
  { label: 'Descargar', icon: Download, group: 'Lista' },
  { label: 'Quitar la vista', icon: Trash2, danger: true },
]

function Menus(): ReactElement {
  const [desde, setDesde] = useState('')
  const [hasta, setHasta] = useState('31/11/2026')
  return (
    <div className="row">
      <Menu items={ORDEN} align="start">
        Orden de la lista
      </Menu>
      <Menu items={ORDEN} label="Acciones de la lista" className="icon-btn" align="start">
        <Icon icon={EllipsisVertical} />
      </Menu>
      <Menu items={ORDEN} disabled>
        Sin acciones
      </Menu>
      <Popover label="Periodo" className={buttonClass()} button="Periodo">
        {(close) => (
          <>
            <Field label="Desde" optional>
              <DateInput value={desde} onChange={setDesde} />
            </Field>
            <Field label="Hasta" optional error="Escribe la fecha como dd/mm/aaaa.">
              <DateInput value={hasta} onChange={setHasta} />
            </Field>
            <Button size="sm" onClick={close}>
              Aplicar
            </Button>
          </>
        )}
      </Popover>
      <Popover label="Fecha" className="icon-btn" buttonLabel="Elegir fecha" button={<Icon icon={CalendarDays} />}>
        {() => <p>Un panel sin controles.</p>}
      </Popover>
      <Popover label="Periodo" className={buttonClass()} button="Periodo cerrado" disabled>
        {() => null}
      </Popover>
    </div>
  )
}

export const OVERLAYS: readonly Sample[] = [
  { name: 'Menús y paneles de un botón', Show: Menus },
  { name: 'Diálogo, panel lateral y aviso', Show: Overlays },
  { name: 'Diálogos de un acto', Show: Dialogs },
]
