import { configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { PLAZO } from '#test/support/plazo.ts'
import { cerrarPortal } from './portal.tsx'

configure({ asyncUtilTimeout: PLAZO })

/** happy-dom has no popovers: an open one is in the page, without a layer of its own. */
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined })

afterEach(cerrarPortal)
