// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/tour/TourCamera.h"

#include "app/shell/window/MainWindow.h"

#include <QApplication>
#include <QDialog>
#include <QElapsedTimer>
#include <QMessageBox>
#include <QPixmap>
#include <QProgressBar>
#include <QTimer>

namespace muster::tools {

using namespace app;

namespace {

// Work in the background (a preview being laid out) shows a progress bar; the picture waits for it, but not for ever.
void waitForWork(const MainWindow &window, int least)
{
    QElapsedTimer timer;
    timer.start();
    const auto busy = [&window] {
        const QList<QProgressBar *> bars = window.findChildren<QProgressBar *>();
        return std::any_of(bars.begin(), bars.end(), [](const QProgressBar *bar) { return bar->isVisible(); });
    };
    while (timer.elapsed() < least || (busy() && timer.elapsed() < 8000))
        QCoreApplication::processEvents(QEventLoop::AllEvents, 50);
    TourGuide::settle();
}

void closeDialogs(MainWindow &window)
{
    const QList<QDialog *> dialogs = window.findChildren<QDialog *>();
    for (QDialog *dialog : dialogs)
        delete dialog;
    const QList<QWidget *> palettes = window.findChildren<QWidget *>("commandPalette");
    for (QWidget *palette : palettes)
        palette->hide();
}

QString textOf(const QWidget *dialog)
{
    const auto *box = qobject_cast<const QMessageBox *>(dialog);
    return box ? box->text() : dialog->windowTitle();
}

/// Stands by while a stop is prepared: takes the picture of a dialog that blocks, and answers one that nobody expected.
class DialogWatch final
{
public:
    DialogWatch(TourGuide &guide, const TourStop &stop, const QString &path)
    {
        QObject::connect(&m_timer, &QTimer::timeout, [this, &guide, &stop, path] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            if (!dialog || m_working || (stop.subject && !stop.inDialog))
                return;
            m_working = true;
            if (stop.inDialog) {
                stop.inDialog(guide, dialog);
                TourGuide::settle();
                m_taken = true;
                m_saved = dialog->grab().save(path);
            } else {
                guide.trouble += textOf(dialog);
            }
            dialog->reject();
            m_working = false;
        });
        m_timer.start(120);
    }
    [[nodiscard]] bool taken() const { return m_taken; }
    [[nodiscard]] bool saved() const { return m_saved; }

private:
    QTimer m_timer;
    bool m_working = false;
    bool m_taken = false;
    bool m_saved = false;
};

} // namespace

QWidget *openedDialog(TourGuide &guide)
{
    return guide.window.findChild<QDialog *>();
}

bool takePicture(TourGuide &guide, const TourStop &stop, const QString &path)
{
    MainWindow &window = guide.window;
    window.resize(stop.size / window.devicePixelRatioF());
    TourGuide::settle();
    const DialogWatch watch(guide, stop, path);
    stop.prepare(guide);
    TourGuide::settle();
    waitForWork(window, stop.wait);
    bool saved = watch.saved();
    if (!watch.taken()) {
        QWidget *subject = stop.subject ? stop.subject(guide) : &window;
        saved = subject && subject->grab().save(path);
    }
    closeDialogs(window);
    return saved;
}

} // namespace muster::tools
