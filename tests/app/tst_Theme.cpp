// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/paint/Literal.h"
#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"
#include "app/theme/style/MusterStyle.h"
#include "app/theme/style/Theme.h"
#include "app/theme/style/Tone.h"
#include "app/theme/widgets/DialogFoot.h"
#include "app/theme/widgets/Segments.h"
#include "support/TestMain.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPainter>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <QToolTip>
#include <QVBoxLayout>
#include <QWheelEvent>

using namespace muster::app;

/// The table of colours keeps its promises: text is readable on every ground it stands on, outlines are visible.
class tst_Theme : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Theme::current().install(*qApp); }

    void text_isReadable_data()
    {
        QTest::addColumn<Token>("text");
        QTest::addColumn<Token>("ground");
        const auto pair = [](const QByteArray &name, Token text, Token ground) { QTest::newRow(name.constData()) << text << ground; };
        for (const Token ground : {Token::Window, Token::Base, Token::Alt, Token::Header, Token::Raised, Token::Selection,
                                   Token::SelectionInactive, Token::Hover}) {
            const QByteArray name = QByteArray::number(int(ground));
            pair("text on " + name, Token::Text, ground);
            pair("text2 on " + name, Token::Text2, ground);
            pair("text3 on " + name, Token::Text3, ground);
        }
        pair("link", Token::Accent, Token::Base);
        pair("link on header", Token::Accent, Token::Header);
        pair("primary", Token::OnAccent, Token::AccentFill);
        for (const Tone tone : {Tone::Error, Tone::Warning, Tone::Ok, Tone::Advantage}) {
            const QByteArray name = toneName(tone).toLatin1();
            pair(name + " soft", strongToken(tone), softToken(tone));
            pair(name + " base", strongToken(tone), Token::Base);
        }
    }

    void text_isReadable()
    {
        QFETCH(Token, text);
        QFETCH(Token, ground);
        for (const Scheme scheme : {Scheme::Light, Scheme::Dark}) {
            const double ratio = contrast(tokenColor(text, scheme), tokenColor(ground, scheme));
            QVERIFY2(ratio >= 4.5, qPrintable(QString::number(ratio)));
        }
    }

    void outlines_areVisible()
    {
        for (const Scheme scheme : {Scheme::Light, Scheme::Dark}) {
            QVERIFY(contrast(tokenColor(Token::Control, scheme), tokenColor(Token::Base, scheme)) >= 3);
            QVERIFY(contrast(tokenColor(Token::Focus, scheme), tokenColor(Token::Base, scheme)) >= 3);
            QVERIFY(contrast(tokenColor(Token::Accent, scheme), tokenColor(Token::Selection, scheme)) >= 3);
        }
    }

    void anyHueOfAPack_isReadableAndSoft()
    {
        for (int hue = 0; hue < 360; hue += 15) {
            for (const int lightness : {10, 60, 128, 200, 245}) {
                for (const Scheme scheme : {Scheme::Light, Scheme::Dark}) {
                    const GameColours colours = GameColours::fromHue(QColor::fromHsl(hue, 200, lightness), scheme);
                    QVERIFY(contrast(colours.strong, tokenColor(Token::Base, scheme)) >= 4.5);
                    QVERIFY(contrast(tokenColor(Token::Text, scheme), colours.soft) >= 4.5);
                }
            }
        }
        QCOMPARE(GameColours::fromHue({}, Scheme::Light), GameColours::fromHue(QColor("#435F7D"), Scheme::Light));
    }

    void styleSheet_hasNoTokenLeft()
    {
        for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark}) {
            Theme::current().setMode(mode);
            const QString sheet = Theme::current().styleSheet();
            QVERIFY(sheet.size() > 1000);
            static const QRegularExpression comment("/\\*.*?\\*/", QRegularExpression::DotMatchesEverythingOption);
            const QString rules = QString(sheet).remove(comment);
            QVERIFY2(!rules.contains('@'), qPrintable(rules.mid(rules.indexOf('@'), 30)));
            static const QRegularExpression picture("url\\(([^)]+)\\)");
            for (auto match = picture.globalMatch(sheet); match.hasNext();) {
                const QString file = match.next().captured(1);
                QVERIFY2(QFile::exists(file), qPrintable(file));
            }
        }
    }

    void switchingTheme_signalsAndChangesPalette()
    {
        Theme::current().setMode(ThemeMode::Light);
        QSignalSpy changed(&Theme::current(), &Theme::changed);
        Theme::current().setMode(ThemeMode::Dark);
        QCOMPARE(changed.count(), 1);
        QCOMPARE(QApplication::palette().color(QPalette::Base), tokenColor(Token::Base, Scheme::Dark));
        Theme::current().setMode(ThemeMode::Dark);
        QCOMPARE(changed.count(), 1);
    }

    void fonts_neverGoBelowElevenPixels()
    {
        for (int role = 0; role <= int(FontRole::CaptionStrong); ++role)
            QVERIFY(Theme::current().font(FontRole(role)).pointSizeF() * 96 / 72 >= 11);
    }

    void icons_followTheTheme()
    {
        QVERIFY(icons::names().size() > 60);
        const QIcon icon = icons::icon("undo");
        Theme::current().setMode(ThemeMode::Light);
        const QImage light = icon.pixmap(16, 16).toImage();
        Theme::current().setMode(ThemeMode::Dark);
        QVERIFY(icon.pixmap(16, 16).toImage() != light);
        QVERIFY(icon.pixmap(16, 16, QIcon::Disabled).toImage() != icon.pixmap(16, 16).toImage());
    }

    // On a fine screen an icon has the pixels of that screen; Qt 6.8 changed in what units it asks for them.
    void icons_areSharpOnFineScreens()
    {
        const QIcon icon = icons::icon("print");
        for (const double ratio : {1.0, 1.5, 2.0}) {
            const QPixmap asked = icon.pixmap(QSize(16, 16), ratio);
            QCOMPARE(asked.devicePixelRatio(), ratio);
            QCOMPARE(asked.size(), QSize(16, 16) * ratio);
            QCOMPARE(asked.toImage(), icons::pixmap("print", 16, color(Token::Text2), ratio).toImage());
            QCOMPARE(icon.pixmap(QSize(24, 16), ratio).size(), QSize(24, 16) * ratio);
        }
    }

    void icons_drawSomething()
    {
        const QStringList names = icons::names();
        for (const QString &name : names) {
            const QImage image = icons::pixmap(name, 20, Qt::black).toImage();
            int dark = 0;
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x)
                    dark += qAlpha(image.pixel(x, y)) > 100 ? 1 : 0;
            }
            QVERIFY2(dark > 5, qPrintable(name));
        }
    }

    // Where Qt's SVG plugin is missing, a style sheet's SVG is silently left out and a list looks like a plain field.
    void picturesOfTheStyleSheet_needNoPlugin()
    {
        static const QRegularExpression address("url\\(([^)]+)\\)");
        for (const ThemeMode mode : {ThemeMode::Light, ThemeMode::Dark}) {
            Theme::current().setMode(mode);
            int pictures = 0;
            for (auto match = address.globalMatch(Theme::current().styleSheet()); match.hasNext(); ++pictures) {
                const QString path = match.next().captured(1);
                QVERIFY2(path.endsWith(".png"), qPrintable(path));
                QVERIFY2(!QPixmap(path).isNull(), qPrintable(path));
            }
            QVERIFY(pictures > 5);
        }
        QCOMPARE(icons::programIcon().pixmap(48, 48).size(), QSize(48, 48));
    }

    void namesWithMarkup_areLetters()
    {
        const QString name = "<b>Iron</b> & <i>Blood</i>";
        QMessageBox box(QMessageBox::Warning, "Title", name);
        box.setInformativeText(name);
        box.show();
        const QList<QLabel *> labels = box.findChildren<QLabel *>();
        int seen = 0;
        for (const QLabel *label : labels) {
            if (label->text() != name)
                continue;
            QCOMPARE(label->textFormat(), Qt::PlainText);
            ++seen;
        }
        QCOMPARE(seen, 2);
        QWidget window;
        window.show();
        QToolTip::showText(QPoint(), name, &window);
        bool tip = false;
        const QWidgetList widgets = QApplication::topLevelWidgets();
        for (const QWidget *widget : widgets) {
            if (!widget->inherits("QTipLabel"))
                continue;
            QCOMPARE(qobject_cast<const QLabel *>(widget)->textFormat(), Qt::PlainText);
            tip = true;
        }
        QVERIFY(tip);
        QToolTip::hideText();
        QLabel rich;
        rich.setTextFormat(Qt::RichText);
        rich.ensurePolished();
        QCOMPARE(rich.textFormat(), Qt::RichText);
    }

    void ampersands_areKept()
    {
        QCOMPARE(literal("Search & Destroy"), QString("Search && Destroy"));
        QCOMPARE(readable("&Undo: Search && Destroy"), QString("Undo: Search & Destroy"));
        QCOMPARE(readable(literal("A & B &")), QString("A & B &"));
        Segments segments;
        segments.setChoices({"Black & White", "Colour"});
        QCOMPARE(segments.findChildren<QToolButton *>().first()->text(), QString("Black && White"));
        QCOMPARE(segments.findChildren<QToolButton *>().first()->accessibleName(), QString("Black & White"));
    }

    // The verb of a dialog stands at the right, in Qt's dialogs as in ours.
    void buttons_standInOneOrder()
    {
        QDialog dialog;
        auto *column = new QVBoxLayout(&dialog);
        auto *box = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel);
        column->addWidget(box);
        QDialog other;
        auto *below = new QVBoxLayout(&other);
        auto *foot = new DialogFoot(&other);
        below->addWidget(foot);
        const QPushButton *cancel = foot->addButton("Cancel"), *aside = foot->addAside("Elsewhere");
        const QPushButton *verb = foot->addVerb("Create");
        auto *field = new QLineEdit; // later than the foot: Tab still comes to it first
        below->insertWidget(0, field);
        dialog.show();
        other.show();
        QVERIFY(box->button(QDialogButtonBox::Ok)->x() > box->button(QDialogButtonBox::Cancel)->x());
        QVERIFY(verb->x() > cancel->x() && cancel->x() > aside->x());
        QVERIFY(verb->isDefault() && !cancel->autoDefault());
        QList<const QWidget *> order;
        const QWidget *widget = field;
        do {
            if (widget->focusPolicy() & Qt::TabFocus)
                order.append(widget);
            widget = widget->nextInFocusChain();
        } while (widget != field);
        QCOMPARE(order, (QList<const QWidget *>{field, aside, cancel, verb}));
        QCOMPARE(other.focusWidget(), field); // and the dialog begins there, not on a button
        QCOMPARE(column->contentsMargins().left(), dialogMargin);
    }

    void iconOfALabel_followsTheTheme()
    {
        Theme::current().setMode(ThemeMode::Light);
        QLabel label;
        icons::put(&label, "warning", 16, Token::Warning);
        const QImage light = label.pixmap().toImage();
        Theme::current().setMode(ThemeMode::Dark);
        QVERIFY(label.pixmap().toImage() != light);
        icons::put(&label, "ok", 16, Token::Ok);
        const QImage ok = label.pixmap().toImage();
        Theme::current().setMode(ThemeMode::Light);
        QVERIFY(label.pixmap().toImage() != ok); // the later one, not the first
        QVERIFY(label.pixmap().toImage() != light);
    }

    void theWheel_scrollsThePageAndChangesNoValue()
    {
        QScrollArea area;
        auto *page = new QWidget;
        auto *column = new QVBoxLayout(page);
        auto *choice = new QComboBox;
        choice->addItems({"Survived", "Recovered", "Wounded", "Killed"});
        auto *number = new QSpinBox;
        column->addWidget(choice);
        column->addWidget(number);
        page->setMinimumHeight(2000);
        area.setWidgetResizable(true);
        area.setWidget(page);
        area.resize(300, 200);
        area.show();
        QVERIFY(QTest::qWaitForWindowExposed(&area));
        for (QWidget *field : {static_cast<QWidget *>(choice), static_cast<QWidget *>(number)}) {
            const QPointF at = field->rect().center();
            QWheelEvent wheel(at, field->mapToGlobal(at), {0, -60}, {0, -120}, Qt::NoButton, Qt::NoModifier, Qt::NoScrollPhase, false);
            QApplication::sendEvent(field, &wheel);
            QVERIFY(!number->hasFocus());
        }
        QCOMPARE(choice->currentIndex(), 0);
        QCOMPARE(number->value(), 0);
    }

    void numbers_areTabular() { QCOMPARE(paint::numberWidth("111", FontRole::Body), paint::numberWidth("888", FontRole::Body)); }

    // A one that is measured narrow and drawn wide runs into what follows it.
    void aNarrowFigure_standsInTheMiddleOfItsPlace()
    {
        QImage paper(60, 30, QImage::Format_RGB32);
        paper.fill(Qt::white);
        QPainter painter(&paper);
        const double width = paint::numberWidth("1", FontRole::Title);
        paint::drawNumber(painter, QRectF(20, 0, width, 30), "1", FontRole::Title, Qt::black, Qt::AlignLeft);
        painter.end();
        int first = paper.width(), last = -1;
        for (int x = 0; x < paper.width(); ++x) {
            for (int y = 0; y < paper.height(); ++y) {
                if (qGray(paper.pixel(x, y)) < 128) {
                    first = std::min(first, x);
                    last = std::max(last, x);
                }
            }
        }
        QVERIFY(last >= first);
        const double off = (first + last + 1) / 2.0 - (20 + width / 2);
        QVERIFY2(std::abs(off) < 1.6, qPrintable(QString::number(off)));
    }

    void arrowOfATree_isDrawn()
    {
        QImage paper(16, 16, QImage::Format_RGB32);
        paper.fill(Qt::white);
        QPainter painter(&paper);
        paint::branchArrow(painter, QRectF(0, 0, 16, 16), true);
        painter.end();
        QImage empty(16, 16, QImage::Format_RGB32);
        empty.fill(Qt::white);
        QVERIFY(paper != empty);
    }
};

MUSTER_TEST_MAIN(tst_Theme)
#include "tst_Theme.moc"
