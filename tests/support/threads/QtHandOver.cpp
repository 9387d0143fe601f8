// SPDX-License-Identifier: GPL-3.0-or-later
// The distribution's Qt is not built with the thread sanitizer, so that the sanitizer does not see what Qt orders: a call or a
// signal that waits in the queue of another thread, work given to a pool, the end of a thread. These functions stand before
// Qt's own of the same name, tell the sanitizer of the one order that Qt promises there, and go on to Qt's. Each is about one
// call, one sender, one pool or one thread: two threads that share anything else are seen as before (tst_RacesSeen).
#include <QMetaObject>
#include <QObject>
#include <QRunnable>
#include <QThread>
#include <QThreadPool>

#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>
#include <sched.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdarg>
#include <functional>
#include <future>

#if QT_VERSION < QT_VERSION_CHECK(6, 5, 0)

namespace {

template <typename Function>
Function next(const char *name)
{
    void *found = dlsym(RTLD_NEXT, name);
    if (!found)
        qFatal("Qt has no %s: the thread sanitizer cannot be told of it", name);
    return reinterpret_cast<Function>(found);
}

/// Stands for a slot: whoever calls it comes after whoever sent the call.
class OrderedSlot final : public QtPrivate::QSlotObjectBase
{
public:
    /// `sender`: whoever calls comes after what it did before its last signal, too; null: only after this was made.
    OrderedSlot(QtPrivate::QSlotObjectBase *inner, const QObject *sender) : QSlotObjectBase(&run), m_inner(inner), m_sender(sender)
    {
        __tsan_release(this);
    }

private:
    static void run(int which, QSlotObjectBase *self, QObject *receiver, void **arguments, bool *equal)
    {
        __tsan_acquire(self);
        auto *ordered = static_cast<OrderedSlot *>(self);
        switch (which) {
        case Destroy: // by whoever lets go of it last, after every call
            ordered->comesAfterSender();
            ordered->m_inner->destroyIfLastRef();
            delete ordered;
            return;
        case Call:
            ordered->comesAfterSender();
            ordered->m_inner->call(receiver, arguments);
            __tsan_release(ordered);
            return;
        case Compare:
            *equal = ordered->m_inner->compare(arguments);
            return;
        default:
            return;
        }
    }
    void comesAfterSender() const
    {
        if (m_sender)
            __tsan_acquire(const_cast<QObject *>(m_sender));
    }

    QtPrivate::QSlotObjectBase *m_inner;
    const QObject *m_sender;
};

/// What QThread::create() makes: its end comes before whoever waited for it or heard that it has finished.
class OrderedThread final : public QThread
{
public:
    explicit OrderedThread(std::future<void> &&work) : m_work(std::move(work)) {}

protected:
    void run() override
    {
        m_work.get();
        __tsan_release(static_cast<QThread *>(this));
    }

private:
    std::future<void> m_work;
};

/// Work given to a pool: nothing of it is touched in the thread that does it before the order is told.
class OrderedWork final : public QRunnable
{
public:
    OrderedWork(std::function<void()> work, QThreadPool *pool) : m_work(std::move(work)), m_pool(pool) { __tsan_release(this); }

    void run() override
    {
        __tsan_acquire(this);
        m_work();
        m_work = nullptr; // what it holds ends here, before whoever waits for the pool goes on
        __tsan_release(m_pool);
    }

private:
    std::function<void()> m_work;
    QThreadPool *m_pool;
};

} // namespace

bool QMetaObject::invokeMethodImpl(QObject *object, QtPrivate::QSlotObjectBase *slot, Qt::ConnectionType type, void *answer)
{
    using Function = bool (*)(QObject *, QtPrivate::QSlotObjectBase *, Qt::ConnectionType, void *);
    static const auto real = next<Function>(
        "_ZN11QMetaObject16invokeMethodImplEP7QObjectPN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPv");
    return real(object, new OrderedSlot(slot, nullptr), type, answer);
}

QMetaObject::Connection QObject::connectImpl(const QObject *sender, void **signal, const QObject *receiver, void **slotFunction,
                                             QtPrivate::QSlotObjectBase *slot, Qt::ConnectionType type, const int *types,
                                             const QMetaObject *senderType)
{
    using Function = QMetaObject::Connection (*)(const QObject *, void **, const QObject *, void **, QtPrivate::QSlotObjectBase *,
                                                 Qt::ConnectionType, const int *, const QMetaObject *);
    static const auto real = next<Function>(
        "_ZN7QObject11connectImplEPKS_PPvS1_S3_PN9QtPrivate15QSlotObjectBaseEN2Qt14ConnectionTypeEPKiPK11QMetaObject");
    return real(sender, signal, receiver, slotFunction, new OrderedSlot(slot, sender), type, types, senderType);
}

void QMetaObject::activate(QObject *sender, const QMetaObject *type, int signal, void **arguments)
{
    using Function = void (*)(QObject *, const QMetaObject *, int, void **);
    static const auto real = next<Function>("_ZN11QMetaObject8activateEP7QObjectPKS_iPPv");
    __tsan_release(sender);
    real(sender, type, signal, arguments);
}

QThread *QThread::createThreadImpl(std::future<void> &&work)
{
    return new OrderedThread(std::move(work));
}

bool QThread::wait(QDeadlineTimer deadline)
{
    using Function = bool (*)(QThread *, QDeadlineTimer);
    static const auto real = next<Function>("_ZN7QThread4waitE14QDeadlineTimer");
    const bool ended = real(this, deadline);
    if (ended)
        __tsan_acquire(this);
    return ended;
}

void QThreadPool::start(std::function<void()> work, int priority)
{
    start(new OrderedWork(std::move(work), this), priority);
}

bool QThreadPool::waitForDone(int milliseconds)
{
    using Function = bool (*)(QThreadPool *, int);
    static const auto real = next<Function>("_ZN11QThreadPool11waitForDoneEi");
    const bool done = real(this, milliseconds);
    if (done)
        __tsan_acquire(this);
    return done;
}

// Not an order: Qt starts programs with clone(), in the memory of the parent, which the sanitizer of clang 14 takes for a second
// process and ends with "CHECK failed". A process of its own does as well.
int clone(int (*function)(void *), void *, int flags, void *argument, ...) noexcept
{
    va_list rest;
    va_start(rest, argument);
    auto *descriptor = va_arg(rest, int *);
    va_end(rest);
    const pid_t child = fork();
    if (child == 0)
        _exit(function(argument));
    if (child > 0 && (flags & CLONE_PIDFD) != 0)
        *descriptor = static_cast<int>(syscall(SYS_pidfd_open, child, 0));
    return child;
}

#endif
